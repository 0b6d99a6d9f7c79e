import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { BrokenPage } from './layouts/BrokenPage.tsx'
import { RootLayout } from './layouts/RootLayout.tsx'
import { SiteLayout } from './layouts/SiteLayout.tsx'
import { page } from './page.ts'
import { paths } from './paths.ts'
import { upcomingPublicPaths, upcomingRoutes } from './upcoming.ts'

const root = 'root'

/** A page loads its code and its texts together when it is first opened. */
export const routes: RouteObject[] = [
  {
    id: root,
    element: <RootLayout />,
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <SiteLayout />,
        children: [
          { path: paths.home, lazy: page(['home'], () => import('./routes/home.tsx')) },
          { path: paths.login, lazy: page(['login'], () => import('./routes/login.tsx')) },
          { path: paths.menu, lazy: page(['pages'], () => import('./routes/menu.tsx')) },
          { path: paths.environment, lazy: page(['pages'], () => import('./routes/environment.tsx')) },
          { path: paths.support, lazy: page(['support'], () => import('./routes/support.tsx')) },
          { path: paths.privacyPolicy, lazy: page(['pages'], () => import('./routes/privacy-policy.tsx')) },
          { path: paths.terms, lazy: page(['pages'], () => import('./routes/terms.tsx')) },
          {
            path: `${paths.registerPersonal}/:path?`,
            lazy: page(['registration'], () => import('./routes/register-personal.tsx')),
          },
          {
            path: `${paths.registerEnterprise}/:agency?`,
            lazy: page(['registration'], () => import('./routes/register-enterprise.tsx')),
          },
          {
            path: paths.picRegister,
            lazy: page(['registration'], () => import('./routes/pic-register.tsx')),
          },
          {
            path: paths.adminRegister,
            lazy: page(['registration'], () => import('./routes/admin-register.tsx')),
          },
          { path: '/register/:path', lazy: page(['registration'], () => import('./routes/register.tsx')) },
          {
            path: `${paths.forgotPassword}/:path?`,
            lazy: page(['password'], () => import('./routes/forgot-password.tsx')),
          },
          {
            path: `${paths.confirmEmail}/:path`,
            lazy: page(['settings'], () => import('./routes/confirm-email.tsx')),
          },
          {
            path: paths.setUpSecondFactor,
            lazy: page(['settings'], () => import('./routes/set-up-second-factor.tsx')),
          },
          { path: '/easily-login/:path', lazy: page(['pages'], () => import('./routes/easily-login.tsx')) },
          { path: '/advertise', lazy: page(['pages'], () => import('./routes/advertise.tsx')) },
          { path: paths.premiumPlans, lazy: page(['plans'], () => import('./routes/premium-plans.tsx')) },
          {
            path: paths.premiumPlanAccountMethod,
            lazy: page(['plans'], () => import('./routes/premium-plan-account-method.tsx')),
          },
          {
            path: paths.payment,
            lazy: page(
              ['purchase', 'plans', 'cards', 'addresses', 'lists'],
              () => import('./routes/payment.tsx'),
            ),
          },
          ...upcomingRoutes(upcomingPublicPaths),
          { path: '*', lazy: page(['pages'], () => import('./routes/not-found.tsx')) },
        ],
      },
    ],
  },
]

const isForMembers = (path: string) => path.startsWith(paths.mypage) || path === paths.picManagement

/** Begins to load what the table lacks of an address, so that the first page need not wait for it later. */
export async function prepareRoutes(path: string): Promise<void> {
  if (isForMembers(path)) await import('./member-routes.tsx')
}

/** The table of the members' pages comes with the first of them. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isForMembers(path)) patch(root, (await import('./member-routes.tsx')).memberRoutes)
}

export const createAppRouter = () => createBrowserRouter(routes, { patchRoutesOnNavigation })
