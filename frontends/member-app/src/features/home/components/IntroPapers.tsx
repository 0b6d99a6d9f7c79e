import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { introPapers, paperNumber } from '../intro-papers.ts'
import { HomeSection } from './HomeSection.tsx'
import { Paper } from './Paper.tsx'
import { PaperPager } from './PaperPager.tsx'

/** A booklet to leaf through; the page number lives in the address (D-184). */
export function IntroPapers() {
  const { t } = useTranslation('home')
  const [search, setSearch] = useSearchParams()
  const number = paperNumber(search.get('page'))

  const turnTo = (next: number) =>
    setSearch(
      (current) => {
        current.set('page', String(next))
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <HomeSection
      anchor="intro-papers"
      eyebrow={t('intro-papers.eyebrow')}
      title={t('intro-papers.title')}
      lead={t('intro-papers.lead')}
      ground="paper"
    >
      <Paper number={number} />
      <PaperPager number={number} count={introPapers.length} onTurn={turnTo} />
    </HomeSection>
  )
}
