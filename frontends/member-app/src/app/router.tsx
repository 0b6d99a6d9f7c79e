import { createBrowserRouter, type RouteObject } from 'react-router'
import { BrokenPage } from './layouts/BrokenPage.tsx'
import { RootLayout } from './layouts/RootLayout.tsx'
import { SiteLayout } from './layouts/SiteLayout.tsx'
import { page } from './page.ts'
import { paths, upcomingMemberPaths, upcomingPublicPaths } from './paths.ts'

const upcoming = page(['pages'], () => import('./routes/upcoming.tsx'))

/** The texts of every page that plays: the player, the plans behind its switches, the result. */
const playing = ['player', 'plans', 'activity']

/** A page loads its code and its texts together when it is first opened. */
export const routes: RouteObject[] = [
  {
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
          ...upcomingPublicPaths.map((path) => ({ path, lazy: upcoming })),
          { path: '*', lazy: page(['pages'], () => import('./routes/not-found.tsx')) },
        ],
      },
      {
        lazy: page([], async () => ({ Page: (await import('./layouts/MyPageLayout.tsx')).MyPageLayout })),
        children: [
          { path: paths.mypage, lazy: page([], () => import('./routes/mypage.tsx')) },
          {
            path: paths.soundesthe,
            lazy: page(['soundesthe'], () => import('./routes/soundesthe.tsx')),
          },
          {
            path: paths.soundestheRandom,
            lazy: page(['soundesthe', ...playing], () => import('./routes/soundesthe-random.tsx')),
          },
          {
            path: paths.soundesthePurpose,
            lazy: page(['soundesthe', ...playing], () => import('./routes/soundesthe-purpose.tsx')),
          },
          {
            path: paths.soundestheCategory,
            lazy: page(['soundesthe', ...playing], () => import('./routes/soundesthe-category.tsx')),
          },
          { path: paths.kanade, lazy: page(['kanade', ...playing], () => import('./routes/kanade.tsx')) },
          {
            path: paths.kanadeRandom,
            lazy: page(['kanade', ...playing], () => import('./routes/kanade-random.tsx')),
          },
          { path: paths.activity, lazy: page(['activity', 'player'], () => import('./routes/activity.tsx')) },
          {
            path: paths.picManagement,
            lazy: page(['agency', 'lists'], () => import('./routes/pic-management.tsx')),
          },
          {
            path: paths.authorization,
            lazy: page(['applications'], () => import('./routes/authorization.tsx')),
          },
          {
            path: paths.agencyChange,
            lazy: page(['applications'], () => import('./routes/agency-change.tsx')),
          },
          {
            path: paths.applying,
            lazy: page(['applications', 'lists'], () => import('./routes/applying.tsx')),
          },
          {
            path: paths.approval,
            lazy: page(['approvals', 'lists'], () => import('./routes/approval.tsx')),
          },
          {
            path: paths.grantAuthority,
            lazy: page(['grants', 'lists'], () => import('./routes/grant-authority.tsx')),
          },
          { path: paths.transfer, lazy: page(['transfer', 'lists'], () => import('./routes/transfer.tsx')) },
          {
            path: paths.transferCustomer,
            lazy: page(['transfer', 'lists'], () => import('./routes/transfer-customer.tsx')),
          },
          {
            path: paths.transferPic,
            lazy: page(['transfer', 'lists'], () => import('./routes/transfer-pic.tsx')),
          },
          { path: paths.profile, lazy: page(['profile'], () => import('./routes/profile.tsx')) },
          { path: paths.settings, lazy: page(['settings'], () => import('./routes/settings.tsx')) },
          {
            path: paths.changePassword,
            lazy: page(['password'], () => import('./routes/settings-password.tsx')),
          },
          { path: paths.upload, lazy: page(['uploads'], () => import('./routes/upload.tsx')) },
          {
            path: `${paths.upload}/:kind`,
            lazy: page(['uploads', 'lists'], () => import('./routes/upload-kind.tsx')),
          },
          ...upcomingMemberPaths.map((path) => ({ path, lazy: upcoming })),
        ],
      },
    ],
  },
]

export const createAppRouter = () => createBrowserRouter(routes)
