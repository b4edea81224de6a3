import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/cormorant';
import './styles/roles.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/shared.css';
import './styles/japanese.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lettersAreHere } from './lib/letters';
import { followLinks, route } from './lib/route.svelte';
import { startLanguage, wishedLanguage } from './lib/texts.svelte';
import { startTheme } from './lib/theme';
import { open } from './shell/pages';
import { whenResting } from './shell/resting';

/** No module waits here: the first page is loaded meanwhile, and needs what this one brings. */
async function start(target: HTMLElement): Promise<void> {
  startTheme();
  followLinks();
  // A page that cannot be loaded is told by the house; without sentences nothing can be told.
  const [first] = await Promise.all([
    open(route.now).catch(() => null),
    startLanguage(),
    lettersAreHere(wishedLanguage()),
  ]);
  mount(App, { target, props: { first } });
  whenResting(async () => (await import('./lib/device')).install());
}

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
start(target).catch((error: unknown) => {
  document.getElementById('broken')?.removeAttribute('hidden');
  throw error;
});
