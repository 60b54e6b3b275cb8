import { page } from '../page.server.ts'
import { fetchPicture } from '../sources/lists/lists.server.ts'
import { answerPicture } from '../views/assets/answer-picture.server.ts'
import type { Route } from './+types/picture'

/** The picture of a token or a validator: no visitor's browser asks anybody else for it. */
export const loader = page(async ({ params: { id } }: Route.LoaderArgs) =>
  answerPicture(await fetchPicture(id)),
)
