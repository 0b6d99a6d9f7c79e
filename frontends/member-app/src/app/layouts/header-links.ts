import { paths } from '../paths.ts'

/** The links that the header shows to members. */
export const headerLinks = [
  { name: 'home', path: paths.home },
  { name: 'environment', path: paths.environment },
  { name: 'support', path: paths.support },
] as const

const plans = { name: 'plans', path: paths.premiumPlans } as const

/** Visitors find the plans in the header, too; members have them in their menu. */
export const visitorLinks = [...headerLinks, plans] as const

/** The menu also shows these links, for which the header has no room. */
const stressCheck = { name: 'stressCheck', path: paths.stressCheck } as const
export const phoneMenuLinks = [...headerLinks, stressCheck] as const
export const visitorMenuLinks = [...visitorLinks, stressCheck] as const
