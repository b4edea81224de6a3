/** A lesson on its board: one piece, loaded when the first lesson is opened. */
export { default as LessonTable } from './LessonTable.svelte';
export { Lesson } from '../lib/lesson.svelte';
