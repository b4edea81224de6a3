import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/cormorant';
import './styles/roles.css';
import './styles/base.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followLinks } from './lib/route.svelte';
import { startLanguage } from './lib/texts.svelte';
import { startTheme } from './lib/theme';

startTheme();
followLinks();
try {
  await startLanguage();
} catch (error) {
  document.getElementById('broken')?.removeAttribute('hidden');
  throw error;
}

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
