/** The drawn faces of the cards as pictures, for the page and for the textures of the book. */
import { picture } from '../../../kit/picture';
import CardDrawing from './CardDrawing.svelte';
import UnreadDrawing from './UnreadDrawing.svelte';

export const faceOf = (card: string | null): string =>
  card === null ? picture('kamimai-unread', UnreadDrawing, {}) : picture(`kamimai-card-${card}`, CardDrawing, { card });
