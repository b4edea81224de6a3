/** Read by the compiler's plugin, svelte-check and eslint. */
export default { compilerOptions: { runes: true } };
