import { paths } from '../paths.ts'

/** The header's links for everyone. */
export const siteLinks = [
  { name: 'home', path: paths.home },
  { name: 'environment', path: paths.environment },
  { name: 'support', path: paths.support },
] as const

/** The menu has room for what the header has not. */
export const menuLinks = [...siteLinks, { name: 'stressCheck', path: paths.stressCheck }] as const
