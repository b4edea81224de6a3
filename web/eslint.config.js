import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', '**/wire.d.ts', '**/sentences.d.ts', '**/*.generated.ts'] },
  ...ts.configs.recommended,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.es2022 } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Maps and sets are made, read and let go within one derivation.
      'svelte/prefer-svelte-reactivity': 'off',
      // Drawings are put together from emblems of the build; what people write never is.
      'svelte/no-at-html-tags': 'off',
      // {' '} is a space that the formatter must not move.
      'svelte/no-useless-mustaches': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // What JSON can hold is a type that names itself.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
  // Drawings do not change once they are drawn.
  { files: ['**/art/**', '**/Cover.svelte'], rules: { 'svelte/require-each-key': 'off' } },
);
