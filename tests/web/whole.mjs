/**
 * Views as the wire has them, made whole, beside the public views of the same positions: `node whole.mjs <whole, bundled> <views>`.
 * Printed are the places where they differ, one JSON array for each.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [bundled, views] = process.argv.slice(2);
const { whole } = await import(pathToFileURL(bundled).href);

function* differences(left, right, path = '') {
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') {
    if (left !== right) yield [path, left, right];
    return;
  }
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) yield* differences(left[key], right[key], `${path}.${key}`);
}

for (const { told, full } of JSON.parse(readFileSync(views, 'utf8'))) {
  for (const one of differences(whole(told), full)) console.log(JSON.stringify(one));
  if (whole(full) !== full) console.log(JSON.stringify(['a whole view is made anew']));
}
