import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import * as english from '../../words/en.ts'
import { PictureCard } from './picture-card.tsx'

afterEach(() => vi.unstubAllGlobals())

const picture = {
  title: 'Image',
  alt: 'Tom',
  shown: {
    kind: 'away' as const,
    url: 'https://ipfs.io/ipfs/x',
    host: 'ipfs.io',
    source: '/nft-picture/0x/1/',
  },
  text: 'This site had it',
  lost: 'It stands at ipfs.io',
}

test('[NFT-01] of a picture that this site was refused, the words and the link stand in its place', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('words', english)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (source: string) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <PictureCard {...picture} shown={{ ...picture.shown, source }} />
        </MemoryRouter>,
      ),
    )
  await show(picture.shown.source)
  expect(place.textContent).toContain(picture.text)
  await act(async () => place.querySelector('img')?.dispatchEvent(new Event('error')))
  expect(place.querySelector('img')).toBeNull()
  expect(place.textContent).toContain(picture.lost)
  expect(place.textContent).not.toContain(picture.text)
  expect(place.querySelector('a')?.href).toBe(picture.shown.url)
  await show('/nft-picture/0x/2/')
  expect(place.querySelector('img')).not.toBeNull()
  await act(async () => root.unmount())
  place.remove()
})
