"""How a report looks: one column, five colours, in light and in dark."""

STYLE = """\
:root {
  color-scheme: light dark;
  --page: #fbfaf7;
  --ink: #1f2430;
  --soft: #59606f;
  --line: #d9d6cd;
  --bar: #5b63c7;
  --dot: #3a3f9e;
  --fair: #a8551c;
  --warn: #fdf0d5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14161d;
    --ink: #e9e8e3;
    --soft: #a9afbd;
    --line: #363b4a;
    --bar: #7f88ec;
    --dot: #aab1ff;
    --fair: #eba266;
    --warn: #3a2f16;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 50rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 2.1rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.3rem; margin: 2.75rem 0 .5rem; padding-top: .75rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
.lead { color: var(--soft); margin: 0 0 1.5rem; }
.warning { background: var(--warn); border: 2px solid var(--fair); border-radius: .4rem; padding: .6rem .9rem; font-weight: 600; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 1rem; margin: 0; }
.facts div { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; }
.facts dt { color: var(--soft); font-size: .85rem; }
.facts dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.plot { display: block; width: 100%; margin: .75rem 0; overflow: visible; }
.map { display: block; width: 100%; height: auto; margin: .75rem auto; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
svg .faint { fill: var(--soft); }
svg .bar { fill: var(--bar); }
svg .dot { fill: var(--dot); stroke: var(--page); stroke-width: 1.5; }
svg .spread { stroke: var(--dot); stroke-width: 3; stroke-linecap: round; opacity: .55; }
svg .way { stroke: var(--bar); stroke-width: 2; }
svg .fair { stroke: var(--fair); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .grid { stroke: var(--line); }
svg .axis { stroke: var(--soft); }
svg .cell { fill: color-mix(in srgb, var(--bar) var(--heat), var(--page)); stroke: var(--line); }
svg .count { font-size: 11px; }
.rates { list-style: none; margin: .75rem 0; padding: 0; }
.rates li { display: grid; grid-template-columns: minmax(6rem, 13rem) 1fr 11.5rem; gap: 0 .9rem; align-items: center; }
.rates .name { text-align: end; overflow-wrap: anywhere; line-height: 1.3; }
.rates .number { font-size: .85rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.strip { display: block; width: 100%; overflow: visible; }
@media (max-width: 40rem) {
  .rates li { grid-template-columns: 1fr auto; padding: .3rem 0; }
  .rates .name { text-align: start; }
  .rates .strip { grid-row: 2; grid-column: 1 / -1; }
}
details { margin: .75rem 0; }
summary { cursor: pointer; color: var(--soft); min-height: 2rem; }
.off { margin: .5rem 0; padding-inline-start: 1.2rem; }
.off li { margin: .35rem 0; }
.wide { overflow-x: auto; container-type: inline-size; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0; font-variant-numeric: tabular-nums; }
caption { max-inline-size: 100cqi; text-align: start; color: var(--soft); font-size: .85rem; padding-bottom: .35rem; }
th, td { padding: .3rem .6rem; text-align: end; vertical-align: top; border-bottom: 1px solid var(--line); }
th:first-child { text-align: start; min-width: 6rem; }
thead th { color: var(--soft); font-weight: 600; }
tbody th { font-weight: 500; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: .4rem; padding: .7rem .9rem; }
@media print { body { background: none; } section { break-inside: avoid; } }
"""
