"""Files of Bridgemate and its clones (BWS): results, the movement, names, hands, auction, play."""
