seat-name = Player { NUMBER($number) }
