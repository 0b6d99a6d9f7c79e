import { ApiError, type App, describeErrors, NotModifiedResponse } from '@hibiki/http'
import { Type } from 'typebox'
import { productImages } from '../product-images.ts'

const schema = {
  operationId: 'getProductImage',
  summary: 'Returns the picture of a product, as named by its imageUrl',
  tags: ['product'],
  params: Type.Object({ file: Type.String({ pattern: '^[a-z0-9-]{1,60}\\.svg$' }) }),
  response: {
    200: { description: 'The picture', content: { 'image/svg+xml': { schema: Type.String() } } },
    304: NotModifiedResponse,
    ...describeErrors('E3001', 'E4040'),
  },
}

export function getProductImage(app: App): void {
  app.get('/v2/product/image/:file', { schema }, async (request, reply) => {
    const image = productImages.get(request.params.file)
    if (!image) throw new ApiError('E4040')
    reply.header('etag', image.etag).header('cache-control', 'public, max-age=3600')
    if (request.headers['if-none-match'] === image.etag) return reply.code(304).send()
    return reply.type('image/svg+xml; charset=utf-8').send(image.svg)
  })
}
