import { createHash } from 'node:crypto'

/**
 * A complete page as anybody may be sent it: each script that carries the nonce of this rendering is the site's own,
 * and is named by its hash, for the policy. What else came into the page has no name there, and doesn't run.
 *
 * @example nameScripts('<script nonce="n1">1</script>', 'n1')  // { html: '<script>1</script>', names: ["'sha256-a4a…'"] }
 */
export function nameScripts(html: string, nonce: string): { html: string; names: string[] } {
  const mark = ` nonce="${nonce}"`
  const own = new RegExp(`<script(?=[^>]*${mark})[^>]*>([^]*?)</script>`, 'g')
  const scripts = [...html.matchAll(own)].map(([, script = '']) => script)
  return { html: html.replaceAll(mark, ''), names: [...new Set(scripts.filter(Boolean).map(nameOf))] }
}

function nameOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
