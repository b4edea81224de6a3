# What can be wrong with the data, as it is said behind the place. Pages are told by the server.
mistake-ruled = the rules of this spell say { $wanted }
mistake-pairs = expected every pair of ranks once, in order: "0-0", "0-1", up to "6-6"
mistake-same-value = DOM-C10: { $one } and { $other } both have the value { $found }
mistake-each-once = expected each once
