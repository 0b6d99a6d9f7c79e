import {
  createAdminResource,
  createLocalTextSchema,
  serializeRow,
  textFilterSchema,
} from '@hibiki/admin-resource'
import { ApiError, type App, Moment, Name, nullable, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { Yen } from '../../../yen.ts'
import { MAX_FAMILY_SEATS } from '../../family/family.rules.ts'
import { taxRates } from '../../tax-documents/tax.rules.ts'
import { changeProduct, createProduct, setProductWithdrawn } from '../change-product.ts'
import { functionCodes } from '../function-codes.rules.ts'
import { productImages } from '../product-images.ts'
import { findConsoleProduct, listConsoleProducts } from '../products-admin.sql.ts'

const Description = Type.String({ maxLength: 400 })
const Lines = Type.Array(Name, {
  maxItems: 20,
})
const flag = Type.Optional(Type.Boolean())
const resource = createAdminResource({
  name: 'products',
  errors: billingErrors,
  sortable: ['id', 'displayOrder', 'name.ja', 'name.en', 'price', 'contracts', 'key', 'updatedAt'],
  defaultSort: ['displayOrder', 'ASC'],
  filter: { q: textFilterSchema, rental: flag, hidden: flag, withdrawn: flag },
})

/** These routes manage what can be contracted and what it opens. */
export function adminProductsRoute(app: App, deps: BillingContext): void {
  const { db, database, clock } = deps
  const fields = {
    name: Type.With(createLocalTextSchema(Name), { $id: 'ProductName' }),
    description: Type.With(createLocalTextSchema(Description), { $id: 'ProductDescription' }),
    functions: Type.With(createLocalTextSchema(Lines), {
      $id: 'ProductFunctions',
      description: 'What the product opens, as texts for members',
    }),
    functionCodes: Type.Array(Type.Enum([...functionCodes], { $id: 'FunctionCode' }), {
      maxItems: functionCodes.length,
    }),
    price: Type.Integer({ minimum: 50, maximum: 10_000_000, description: 'Yen per month with tax' }),
    taxRate: Type.Enum([...taxRates], {
      description:
        'Per cent of consumption tax in the price: 10, or 8 for what the reduced rate (軽減税率) is for',
    }),
    yearlyPrice: nullable(
      Type.Integer({
        minimum: 50,
        maximum: 120_000_000,
        description: 'Yen of a year with tax; null when it cannot be paid by the year',
      }),
    ),
    image: Type.Enum([...productImages.keys()].sort(), {
      description: "File name of one of the service's pictures",
    }),
    displayOrder: Type.Integer({ minimum: 0, maximum: 100_000 }),
    hidden: Type.Boolean({ description: 'Only visible to members who own it' }),
    premium: Type.Boolean(),
    familySeats: Type.Integer({
      minimum: 0,
      maximum: MAX_FAMILY_SEATS,
      description: 'How many more members whoever holds it can invite, each with an account of their own',
    }),
  }
  const Product = Type.Object(
    {
      ...fields,
      // A stored name may be of a picture that was removed from the service since.
      image: Type.String(),
      price: Yen,
      yearlyPrice: nullable(Yen),
      id: Type.String(),
      key: Type.String(),
      rental: Type.Boolean({
        description: 'Whether a device is delivered; fixed when the product is created',
      }),
      withdrawnAt: nullable(Moment),
      contracts: Type.Integer({ description: 'Number of contracts that are not over' }),
      updatedAt: Moment,
    },
    { $id: 'AdminProduct' },
  )
  const by = (request: Parameters<typeof requireSession>[0]) => ({
    actorId: requireSession(request).userId,
    now: clock(),
  })
  const read = async (id: string) => {
    const product = await findConsoleProduct(db, id)
    if (!product) throw new ApiError('E4040')
    return serializeRow(product)
  }

  resource.registerListRoute(app, {
    operationId: 'listProductsInConsole',
    summary: 'Lists all products, in the order of the plans page unless sorted otherwise',
    row: Product,
    find: (list) => listConsoleProducts(db, list),
    toResponse: serializeRow,
  })

  resource.registerReadRoute(app, {
    operationId: 'readProductInConsole',
    summary: 'Returns one product',
    response: Product,
    find: read,
  })

  const creation = resource.createOperationSchema({
    operationId: 'createProduct',
    summary: 'Creates a product; its key and whether it is a rental never change',
    body: Type.Object({
      ...fields,
      key: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
      rental: Type.Boolean(),
    }),
    response: Product,
    errors: ['E3001'],
  })
  app.post('/admin/products', { schema: creation }, async (request) => {
    const { key, rental, ...given } = request.body
    return read(await createProduct(database, { key, rental, fields: given, ...by(request) }))
  })

  const update = resource.createRecordOperationSchema({
    operationId: 'updateProduct',
    summary: 'Changes a product: the price for new contracts only, what it opens for everybody at once',
    body: Type.Object({
      ...fields,
      updatedAt: Type.With(Moment, {
        description: 'updatedAt as it was read, so that a concurrent change is detected',
      }),
    }),
    response: Product,
    errors: ['E3001', 'BILLING_PRODUCT_EDITED'],
  })
  app.put('/admin/products/:id', { schema: update }, async (request) => {
    const { id } = request.params
    const { updatedAt, ...given } = request.body
    await changeProduct(database, { id, updatedAt: new Date(updatedAt), fields: given, ...by(request) })
    return read(id)
  })

  const removal = resource.createRecordOperationSchema({
    operationId: 'withdrawProduct',
    summary: 'Takes a product out of sale; members who have it continue to use it',
    response: Product,
  })
  app.delete('/admin/products/:id', { schema: removal }, async (request) => {
    const { id } = request.params
    await setProductWithdrawn(database, { id, withdrawn: true, ...by(request) })
    return read(id)
  })

  const putBack = resource.createRecordOperationSchema({
    operationId: 'putProductBack',
    summary: 'Puts a withdrawn product on sale again',
    response: Product,
  })
  app.post('/admin/products/:id/put-back', { schema: putBack }, async (request) => {
    const { id } = request.params
    await setProductWithdrawn(database, { id, withdrawn: false, ...by(request) })
    return read(id)
  })
}
