import '@fontsource-variable/noto-sans-jp/index.css'
import { createRoot } from 'react-dom/client'
import { createApp } from './App.tsx'
import { applyLanguage, chooseLanguage, storedLanguage } from './i18n/languages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const language = chooseLanguage(window.location.search, storedLanguage())
applyLanguage(language)
createRoot(root).render(createApp(language))
