// The linter's own rule cannot tell a type from a value. This plugin can.
import { rooms } from './table.mjs';

/** @param {string} known A file or a package. */
const sourceOf = (known) =>
  known.endsWith('.ts') ? `.*/${known.replaceAll('.', '\\.')}` : `${known.replaceAll('.', '\\.')}(?:/.*)?`;

/** The content of `biome/typesOnly.grit`. */
export function typesOnly() {
  const sources = [...new Set(rooms.flatMap(({ knowsTypes }) => knowsTypes))].sort().map(sourceOf);
  const source = `['\\"](?:${sources.join('|')})['\\"]`;
  const message = 'Of this only the types are known here: write `import type`, or `export type`.';
  return `// Made by \`npm run rooms\` from tools/rooms/table.mjs.
engine biome(1.0)
language js(typescript)

or {
  JsImport() as $known where {
    $known <: r"(?s).*${source}.*",
    not $known <: r"(?s)import\\s+type\\s.*",
    register_diagnostic(span=$known, message="${message}", severity="error")
  },
  JsExport() as $known where {
    $known <: r"(?s).*from\\s+${source}.*",
    not $known <: r"(?s)export\\s+type\\s.*",
    register_diagnostic(span=$known, message="${message}", severity="error")
  },
  JsImportCallExpression() as $known where {
    $known <: r"(?s).*${source}.*",
    register_diagnostic(span=$known, message="${message}", severity="error")
  }
}
`;
}
