# What can be wrong with the data, as it is said behind the place. Pages are told by the server.
mistake-gifts-shown = expected all: somebody is asked something after gifts
mistake-too-few-cards = { $cards } cards are too few: { $wanted } may be turned up and drawn
mistake-sets = expected one for each of { $seats } seats, found { $found }
mistake-colours = expected a colour for each of { $seats } seats
mistake-values = expected at least { $rounds } different values, one for each round
mistake-deal = { $each } characters each do not go round among { $players } players
mistake-same-wonder = two kinds share an id or a number of crowns
mistake-same-character = two characters share an id
mistake-same-order = two characters share an order number
mistake-no-such-rival = no character is called { $found }
mistake-no-such-wonder = no Wonder has this id
mistake-one-way = a character acts in one way only: row, deck, gifts or discards
mistake-order-needed = an ability that acts in scoring needs an order number
mistake-order-unneeded = only an ability that acts in scoring has an order number
mistake-cards-exact = cards_exact belongs together with bonus_exact or bonus_fewer
