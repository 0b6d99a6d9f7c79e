import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { member } from '../../../testing/members.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { signIn } from '../../../testing/server.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './SoundesthePage.tsx'

it('/mypage/soundesthe leads to random, purpose, category and Kanade', async () => {
  signIn(member())
  await renderApp('/mypage/soundesthe')
  const title = await screen.findByRole('heading', { level: 1, name: 'メディカルサウンド' })
  const main = title.closest('main')
  if (!main) throw new Error('the page is not in the main landmark')
  const links = within(main).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mypage/soundesthe/random',
    '/mypage/soundesthe/purpose',
    '/mypage/soundesthe/category',
    '/mypage/kanade',
  ])
})
