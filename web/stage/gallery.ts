/** The gallery for maintainers: `./dev gallery show` serves it with the states of all games. */
import '@fontsource-variable/atkinson-hyperlegible-next';
import '../src/styles/roles.css';
import '../src/styles/base.css';
import '../src/styles/controls.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import type { Catalogue } from './catalogue';

const told = await fetch('../gallery/index.json');
const catalogue = (await told.json()) as Catalogue;
mount(Gallery, { target: document.getElementById('gallery')!, props: { catalogue } });
