// @vitest-environment node
import { expect, test } from 'vitest'
import { languages } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { dataGroups } from './missing.tsx'

test.each(languages)('[NOTE-04] what can’t be had is named in %s, each by a name of its own', (language) => {
  const t = translationsIn(language, 'states')
  const said = dataGroups.map((what) => t('unable', { what, title: 'T' }))
  expect(new Set(said).size).toBe(dataGroups.length)
  expect(said).not.toContain(t('unable', { what: 'titled', title: 'T' }))
  expect(t('unable', { what: 'titled', title: 'T' })).toMatch(/[“«‘]T[”»’]/)
})
