import { languages, localeOf, pathIn } from '../language/languages.ts'

/**
 * The pages of the site for who indexes them, by the protocol of sitemaps.org, each with its other languages.
 *
 * @param origin of the site, without a slash at its end
 * @param paths without a language
 */
export function formatSitemap(origin: string, paths: readonly string[]): string {
  const lines = paths.map(
    (path) => `<url><loc>${escape(origin + path)}</loc>${alternatesOf(origin, path)}</url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}

function alternatesOf(origin: string, path: string): string {
  return languages
    .map((one) => [localeOf[one], escape(origin + pathIn(one, path))])
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
    .join('')
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '')
}
