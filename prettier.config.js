export default {
  printWidth: 100,
  singleQuote: true,
  overrides: [{ files: '*.css', options: { singleQuote: false } }],
};
