mistake-ruled = les règles de ce sort disent { $wanted }
mistake-pairs = il faut chaque paire de rangs une fois, dans l’ordre : "0-0", "0-1", jusqu’à "6-6"
mistake-same-value = DOM-C10 : { $one } et { $other } ont tous deux la valeur { $found }
mistake-each-once = il faut chacun une fois
