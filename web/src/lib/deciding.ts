/** When what somebody decided about the table is done, or has lost its sense: then it need not be sent again. */
import type { ClientMessage, Decision, StateMessage } from './wire';

const KINDS = ['hand', 'back', 'resign', 'free', 'move', 'consent', 'send_away', 'door', 'keep'];

export const isDecision = (message: ClientMessage): message is Decision => KINDS.includes(message.type);

export function stillWanted(message: Decision, now: StateMessage | null): (state: StateMessage) => boolean {
  const moved = now?.table.company.motion ?? null;
  const plays = ({ table }: StateMessage): boolean => table.started && !table.over;
  switch (message.type) {
    case 'hand':
      return (state) => plays(state) && state.table.seats[message.seat]?.stand_in !== message.bot;
    case 'back':
      return (state) => plays(state) && state.table.seats[state.seat ?? -1]?.stand_in !== null;
    case 'resign':
      return (state) => plays(state) && state.table.seats[state.seat ?? -1]?.resigned === false;
    case 'free':
      return ({ table }) => !table.started && table.seats[message.seat]?.name !== null;
    case 'move':
      return (state) => {
        const { motion, paused } = state.table.company;
        return plays(state) && motion === null && (message.motion === 'resume') === (paused !== null);
      };
    case 'consent':
      return ({ table, seat }) => {
        const { motion } = table.company;
        if (!motion || !moved || motion.motion !== moved.motion || motion.by !== moved.by) return false;
        return motion.waiting.includes(seat ?? -1) || (!message.agree && motion.by === seat);
      };
    case 'send_away':
      return ({ table }) => table.company.watchers.some(({ id }) => id === message.watcher);
    case 'door':
      return ({ table }) => table.company.open !== message.open;
    case 'keep':
      return ({ table }) => table.leaving?.shut === false;
  }
}
