# What can be wrong with the data, as it is said behind the place. Pages are told by the server.
mistake-kinds = expected exactly { $ids }, in this order, found { $found }
mistake-pages = a Grimoire has 2 to { $most } cards, not { $found }
mistake-ruled = expected { $wanted }
mistake-units = expected 1, 2 and so on without a gap
mistake-level = levels count from 1 on; expected { $wanted }
mistake-same-area = two areas share an id
mistake-too-many-spells = expected areas with at most { $most } spells
mistake-first-area = expected one of { $ids } or none, found { $found }
mistake-path = expected start or an area, and an area, found { $one } and { $other }
mistake-shares = expected at most { $most } shares, largest first, that make { $units } together
mistake-slips = the chances of slips, times the cap, exceed 1
mistake-late-split = the shares of cast, store and between make 1 together
