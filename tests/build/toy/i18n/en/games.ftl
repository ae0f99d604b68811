snowfall = Snowfall
