// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MakerLink } from './maker-link.tsx'

test('[ASSET-02] links of whoever made it are told as text where they do not plainly lead somewhere', () => {
  for (const link of ['javascript:alert(1)', 'data:text/html,<script>', 'https://a:b@c.io', '<b>x</b>']) {
    const html = renderToStaticMarkup(<MakerLink link={link} refused="not opened" />)
    expect(html).not.toMatch(/href|<script|<b>/)
    expect(html).toContain('(not opened)')
  }
})
