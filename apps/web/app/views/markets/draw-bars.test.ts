import { expect, test } from 'vitest'
import { drawBars } from './draw-bars.ts'

test('[MARKET-03] rates stand above and below nothing, the largest as high as there is room', () => {
  const { up, down } = drawBars([2, -1])
  expect(up).toBe('M4.2 0h33.3v50h-33.3z')
  expect(down).toBe('M45.8 50h33.3v25h-33.3z')
})
