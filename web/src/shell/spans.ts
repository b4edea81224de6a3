/** Stretches of time as clocks show them. */

const two = (number: number): string => String(number).padStart(2, '0');

/** "4:05", or "26:00:00" from an hour on. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
