/** What is written down: each line by its id, and the ids that something else stands in for. */
export type Requirements = { lines: Map<string, string>; otherwise: Set<string> }

export type Verdict = {
  /** Neither tested nor listed. */
  untested: string[]
  /** Named by a test or by the list, but no line. */
  unknown: string[]
}

/** Reads `- TX-01 text` and, under "Decided otherwise", the ids in the first column of the table. */
export function readRequirements(document: string): Requirements {
  const lines = new Map<string, string>()
  const otherwise = new Set<string>()
  let chapter = ''
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) chapter = line.slice(3)
    const [, id, text] = /^- ([A-Z0-9]+-\d\d) (.+)$/.exec(line) ?? []
    if (id !== undefined && text !== undefined) lines.set(id, text)
    const [, cell = ''] = /^\| ([^|]+)\|/.exec(line) ?? []
    if (chapter === 'Decided otherwise') for (const named of idsIn(cell)) otherwise.add(named)
  }
  return { lines, otherwise }
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

export function judgeRequirements({ lines, otherwise }: Requirements, tested: ReadonlySet<string>): Verdict {
  const areas = new Set([...lines.keys()].map(areaOf))
  const isOurs = (id: string) => areas.has(areaOf(id)) // other documents have lines with other areas
  return {
    untested: [...lines.keys()].filter((id) => !tested.has(id) && !otherwise.has(id)),
    unknown: [...tested, ...otherwise].filter((id) => isOurs(id) && !lines.has(id)),
  }
}

function idsIn(text: string): string[] {
  return text.match(/\b[A-Z][A-Z0-9]+-\d\d\b/g) ?? []
}

function areaOf(id: string): string {
  return id.slice(0, id.indexOf('-'))
}
