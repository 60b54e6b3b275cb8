import { describe, expect, test } from 'vitest'
import { formatSitemap } from './sitemap.server.ts'

describe('formatSitemap', () => {
  test('[ROUTE-09] each page is told once, with its address in every language', () => {
    const lines = formatSitemap('https://example.org', ['/', '/blocks/']).split('\n')
    const places = lines.filter((line) => line.includes('<loc>'))
    expect(places).toHaveLength(2)
    expect(places[1]).toContain('<loc>https://example.org/blocks/</loc>')
    expect(places[1]?.match(/<xhtml:link /g)).toHaveLength(5)
    expect(places[1]).toContain('hreflang="ko" href="https://example.org/kr/blocks/"')
  })

  test('[ROUTE-09] what would be markup is none', () => {
    expect(formatSitemap('https://example.org', ['/asset/a&b<c>"/'])).toContain(
      '/asset/a&amp;b&lt;c&gt;&quot;/',
    )
  })
})
