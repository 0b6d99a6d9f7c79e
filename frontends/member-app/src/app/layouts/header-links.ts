import { paths } from '../paths.ts'

/** The links that the header shows to everyone. */
export const headerLinks = [
  { name: 'home', path: paths.home },
  { name: 'environment', path: paths.environment },
  { name: 'support', path: paths.support },
] as const

/** The menu also shows these links, for which the header has no room. */
export const phoneMenuLinks = [...headerLinks, { name: 'stressCheck', path: paths.stressCheck }] as const
