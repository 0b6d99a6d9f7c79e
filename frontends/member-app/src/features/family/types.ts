import type { paths } from '../../lib/api/schema.gen.d.ts'

type ResponseOf<Path extends keyof paths, Method extends 'get' | 'post'> = paths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

export type Invitation = ResponseOf<'/v3/subscription/family/invitation', 'post'>
type Family = ResponseOf<'/v3/subscription/family', 'get'>
export type FamilyPlan = Family['plans'][number]
export type FamilyPlace = FamilyPlan['places'][number]
export type FamilyMembership = NonNullable<Family['membership']>
