import { invalidInput } from '@injsight/errors'
import type { RestRule, ServedMethod } from '../service.ts'

/** A method as it is asked over REST. */
export type Route = { served: ServedMethod; rule: RestRule; segments: Segment[] }

/** A part of a path: the text itself, one part as a field of the request, or (`deep`) several parts as one. */
type Segment = { text: string } | { field: string; deep: boolean }

/** A route with what the path says of the request: field names (dotted for nested ones) and their text. */
export type Match = { route: Route; parameters: [field: string, text: string][] }

export type Routes = {
  /**
   * The route of a path, undefined when there is none; the verbs of the path when only the verb is wrong.
   *
   * @throws Fault `invalid-input`, code `path.invalid`, when its percent-encoding is broken
   */
  find(verb: string, path: string): Match | { verbs: string[] } | undefined
}

/** All routes, found by the longest beginning without parameters. */
export function createRoutes(methods: ServedMethod[]): Routes {
  const byBeginning = new Map<string, { verb: string; route: Route }[]>()
  for (const served of methods) {
    for (const rule of served.rules) {
      for (const { verb, path } of templatesOf(rule)) {
        const route = { served, rule, segments: readTemplate(path) }
        const beginning = beginningOf(route.segments)
        const known = byBeginning.get(beginning) ?? []
        byBeginning.set(beginning, [...known, { verb, route }])
      }
    }
  }
  return {
    find(verb, path) {
      const parts = path.split('/').slice(1)
      const verbs: string[] = []
      for (let length = parts.length; length > 0; length -= 1) {
        for (const candidate of byBeginning.get(parts.slice(0, length).join('/')) ?? []) {
          const found = matchSegments(candidate.route.segments, parts)
          if (found === undefined) continue
          if (candidate.verb === verb) {
            return {
              route: candidate.route,
              parameters: found.map(([field, text]) => [field, decodePart(text)]),
            }
          }
          verbs.push(candidate.verb)
        }
      }
      return verbs.length === 0 ? undefined : { verbs }
    },
  }
}

function templatesOf({ get, post }: RestRule): { verb: string; path: string }[] {
  return [
    ...(get === undefined ? [] : [{ verb: 'GET', path: get }]),
    ...(post === undefined ? [] : [{ verb: 'POST', path: post }]),
  ]
}

function readTemplate(template: string): Segment[] {
  return template
    .split('/')
    .slice(1)
    .map((text) => {
      const [, field, pattern] = /^\{([\w.]+)(?:=(\*\*?))?\}$/.exec(text) ?? []
      return field === undefined ? { text } : { field, deep: pattern === '**' }
    })
}

function beginningOf(segments: Segment[]): string {
  const first = segments.findIndex((segment) => 'field' in segment)
  const literal = first === -1 ? segments : segments.slice(0, first)
  return literal.map((segment) => ('text' in segment ? segment.text : '')).join('/')
}

function matchSegments(segments: Segment[], parts: string[]): [string, string][] | undefined {
  const spare = parts.length - segments.length
  const hasDeep = segments.some((segment) => 'deep' in segment && segment.deep)
  if (spare < 0 || (spare > 0 && !hasDeep)) return undefined
  const found: [string, string][] = []
  let at = 0
  for (const segment of segments) {
    const end = at + ('deep' in segment && segment.deep ? spare + 1 : 1)
    const text = parts.slice(at, end).join('/')
    at = end
    if ('text' in segment) {
      if (segment.text !== text) return undefined
      continue
    }
    if (text === '') return undefined
    found.push([segment.field, text])
  }
  return found
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    throw invalidInput('path.invalid', `"${text.slice(0, 80)}" has a broken percent-encoding`, {}, error)
  }
}
