import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/cormorant';
import './styles/roles.css';
import './styles/base.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lettersAreHere } from './lib/letters';
import { followLinks, route } from './lib/route.svelte';
import { startLanguage } from './lib/texts.svelte';
import { startTheme } from './lib/theme';
import { open, type OpenPage } from './shell/pages';

startTheme();
followLinks();
let first: OpenPage | null;
try {
  // A page that cannot be loaded is the page's to tell; without sentences nothing can be told.
  [first] = await Promise.all([open(route.now).catch(() => null), startLanguage(), lettersAreHere()]);
} catch (error) {
  document.getElementById('broken')?.removeAttribute('hidden');
  throw error;
}

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target, props: { first } });
