/**
 * What the scenes of a game carry, beside what the next view says of the same: `node scenes.mjs <scene_<game>.mjs> <scene, bundled> <steps>`.
 * A step is a view, the events after it and the view after them; printed are the differences, one JSON array for each.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [said, bundled, steps] = process.argv.slice(2);
const { carried, play } = await import(pathToFileURL(said).href);
const { sceneOf } = await import(pathToFileURL(bundled).href);
const { info, games } = JSON.parse(readFileSync(steps, 'utf8'));

for (const game of games) {
  for (const [number, { before, events, after }] of game.entries()) {
    const told = game.slice(0, number).flatMap((step) => step.events);
    const [shown, next] = [carried(play(sceneOf, before, events, info, told)), carried(after.board)];
    for (const field of Object.keys(next))
      if (JSON.stringify(shown[field]) !== JSON.stringify(next[field]))
        console.log(JSON.stringify([events.map(({ key }) => key).join(' '), field, shown[field], next[field]]));
  }
}
