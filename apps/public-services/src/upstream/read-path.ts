import { randomUUID } from 'node:crypto'

/** Something to lead out of, which no path can lead back into. */
const top = `/${randomUUID()}`

/**
 * A path with its query as who is asked for it reads it: `..` resolved, in whatever spelling. Undefined where it leads out
 * of where it begins, as some read it who take an encoded separator for one.
 *
 * @example readPath('/a/%2e%2e/b?c') // '/b?c'
 */
export function readPath(asked: string): string | undefined {
  if (!asked.startsWith('/')) return undefined
  const [path = '', ...query] = asked.split('?')
  const read = resolve(top + path)
  const isBelow = [read, resolve(read.replaceAll(/%2f|%5c/gi, '/'))].every((one) => one.startsWith(`${top}/`))
  return isBelow ? [read.slice(top.length), ...query].join('?') : undefined
}

function resolve(path: string): string {
  const url = new URL('http://host')
  url.pathname = path
  return url.pathname
}
