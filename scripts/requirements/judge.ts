/** What is written down: each line by its id, and the ids that later work brings. */
export type Requirements = { lines: Map<string, string>; later: Set<string> }

export type Verdict = {
  /** Neither tested nor listed. */
  untested: string[]
  /** Tested, and still listed as later. */
  stale: string[]
  /** Named by a test or by the list, but no line. */
  unknown: string[]
}

/** Reads `- TX-01 text` and, under "Later", the ids in the first column of the table. */
export function readRequirements(document: string): Requirements {
  const lines = new Map<string, string>()
  const later = new Set<string>()
  let chapter = ''
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) chapter = line.slice(3)
    const [, id, text] = /^- ([A-Z0-9]+-\d\d) (.+)$/.exec(line) ?? []
    if (id !== undefined && text !== undefined) lines.set(id, text)
    const [, cell = ''] = /^\| ([^|]+)\|/.exec(line) ?? []
    if (chapter === 'Later') for (const named of idsIn(cell)) later.add(named)
  }
  return { lines, later }
}

const titles =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g

/** The ids in the titles of a file's tests: `test('[TX-01, TX-08] …')`. */
export function listTestedIds(source: string): string[] {
  return [...source.matchAll(titles)].flatMap(([, single, double, template]) =>
    [...(single ?? double ?? template ?? '').matchAll(/\[([A-Z0-9, -]+)\]/g)].flatMap(([, ids = '']) =>
      idsIn(ids),
    ),
  )
}

export function judgeRequirements({ lines, later }: Requirements, tested: ReadonlySet<string>): Verdict {
  const areas = new Set([...lines.keys()].map(areaOf))
  const isOurs = (id: string) => areas.has(areaOf(id)) // other documents have lines with other areas
  return {
    untested: [...lines.keys()].filter((id) => !tested.has(id) && !later.has(id)),
    stale: [...later].filter((id) => tested.has(id)),
    unknown: [...tested, ...later].filter((id) => isOurs(id) && !lines.has(id)),
  }
}

function idsIn(text: string): string[] {
  return text.match(/\b[A-Z][A-Z0-9]+-\d\d\b/g) ?? []
}

function areaOf(id: string): string {
  return id.slice(0, id.indexOf('-'))
}
