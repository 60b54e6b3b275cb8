import type { GetPictureResponse } from '@injsight/injsight-v1'

const day = 86_400

export function answerPicture({ type, data }: GetPictureResponse): Response {
  return new Response(Buffer.from(data), {
    headers: { 'content-type': type, 'cache-control': `public, max-age=${day}` },
  })
}
