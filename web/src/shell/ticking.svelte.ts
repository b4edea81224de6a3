/** The time of day, once a second, for those who show how long something takes. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export const clock = {
  get now(): number {
    subscribe();
    return Date.now();
  },
};

export const seconds = (milliseconds: number): number => Math.round(milliseconds / 1000);
