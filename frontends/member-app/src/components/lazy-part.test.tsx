import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Night = ({ name }: { name: string }) => <p>Good night, {name}</p>
const Failed = ({ name }: { name: string }) => <p>Not now, {name}</p>

/** Loads once `reachable` is true. */
function part(options: Parameters<typeof lazyPart<{ name: string }>>[1]) {
  const network = { reachable: true, tries: 0 }
  const load = async () => {
    network.tries += 1
    if (!network.reachable) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: Night }
  }
  return { network, Part: lazyPart(load, options) }
}

describe('a part whose code is fetched when it is shown', () => {
  it('is waited for, and stands at once the next time', async () => {
    const { network, Part } = part({ waiting: <p>…</p> })
    const first = render(<Part name="Hana" />)
    expect(screen.getByText('…')).toBeDefined()
    expect(await screen.findByText('Good night, Hana')).toBeDefined()
    first.unmount()
    render(<Part name="Taro" />)
    expect(screen.getByText('Good night, Taro')).toBeDefined()
    expect(network.tries).toBe(1)
  })

  it('that cannot be fetched leaves the page around it, and comes with the network', async () => {
    const { network, Part } = part({ Failed })
    network.reachable = false
    render(
      <main>
        The page
        <Part name="Hana" />
      </main>,
    )
    expect(await screen.findByText('Not now, Hana')).toBeDefined()
    expect(screen.getByText('The page')).toBeDefined()
    network.reachable = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Good night, Hana')).toBeDefined()
    expect(screen.queryByText('Not now, Hana')).toBeNull()
  })

  it('is tried again when it is shown again', async () => {
    const { network, Part } = part({ Failed })
    network.reachable = false
    const first = render(<Part name="Hana" />)
    await screen.findByText('Not now, Hana')
    first.unmount()
    network.reachable = true
    render(<Part name="Hana" />)
    expect(await screen.findByText('Good night, Hana')).toBeDefined()
  })
})
