"""Regalia in the shapes that other libraries expect: environments of PettingZoo and Gymnasium, games of OpenSpiel.

Each module needs the library that it is for: `pip install regalia[pettingzoo]`, `[gymnasium]` or `[openspiel]`.
"""
