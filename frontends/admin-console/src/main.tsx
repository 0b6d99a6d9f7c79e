import '@fontsource-variable/noto-sans-jp/index.css'
import { createRoot } from 'react-dom/client'
import { createApp } from './App.tsx'
import { initializeLanguage } from './i18n/languages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(createApp(initializeLanguage(window.location.search)))
